import pytest

from birdann.features.schema import DEFAULT_SCHEMA, SCHEMAS, schema_of


@pytest.mark.parametrize("schema", SCHEMAS.values(), ids=lambda s: s.key)
def test_every_feature_is_named_once_and_explained(schema):
    assert len(set(schema.names)) == len(schema) == len(schema.features)
    for feature in schema.features:
        assert feature.name.isidentifier()
        assert feature.name == feature.name.lower()
        assert len(feature.text) > 10
        assert feature.text[0].isupper() or feature.text.split()[0] in schema.names
        assert not feature.text.endswith(".")


def test_the_published_order_is_kept():
    names = SCHEMAS["hja38"].names
    assert len(names) == 38
    assert names[:4] == ("freq_gini", "time_gini", "freq_mean", "time_mean")
    assert names[10:22] == (
        *("freq_max", "time_max", "intensity_mean", "intensity_sd", "min_freq", "max_freq"),
        *("bandwidth", "duration", "area", "perimeter", "non_compactness", "rectangularity"),
    )
    assert names[22] == "hog_00"
    assert names[37] == "hog_15"


def test_the_default_exists_and_context_comes_last():
    assert DEFAULT_SCHEMA in SCHEMAS
    extended = SCHEMAS["extended"]
    assert extended.n_local + extended.n_context == len(extended)
    assert extended.names[extended.n_local].startswith("alike")


def test_names_and_keys_lead_to_the_schema():
    assert schema_of("hja38") is schema_of(SCHEMAS["hja38"].key) is SCHEMAS["hja38"]


@pytest.mark.parametrize("wrong", ["hja39", "hja38/0", ""])
def test_unknown_schemas_are_refused(wrong):
    with pytest.raises(KeyError):
        schema_of(wrong)
