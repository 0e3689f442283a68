"""Whose a row is."""

import pytest

from birdann.formats.authorship import Author, author_of, is_program, is_score_name
from birdann.formats.records import Annotation


@pytest.mark.parametrize(
    "name",
    [
        "Aidan", "Aino Virtanen", "Ailsa", "Aïda", "AIÑE", "Ravenna", "Percher", "Autonne",
        "Modeleine", "Machinery, J.", "J. Raven", "me", "ar",
    ],
)  # fmt: skip
def test_persons_whose_names_begin_like_a_program_are_persons(name):
    row = Annotation(recording="a.wav", species="Wren", start_s=0.0, end_s=1.0, reviewer=name)
    assert author_of(row) is Author.PERSON


@pytest.mark.parametrize(
    "name",
    [
        "BirdNET", "BirdNET-Analyzer 2.4", "BirdNET_GLOBAL_6K", "birdnetlib", "BatDetect2",
        "Perch", "Perch v2", "perchv2", "perch_8", "Raven Pro 1.6", "AI", " ai ", "auto", "AutoID",
        "auto-id", "Automatic", "Kaleidoscope Pro", "AvianZ", "model 3", "model_a", "HawkEars",
    ],
)  # fmt: skip
def test_programs_in_the_place_of_a_reviewer_are_programs(name):
    assert is_program(name)
    row = Annotation(recording="a.wav", species="Wren", start_s=0.0, end_s=1.0, reviewer=name)
    assert author_of(row) is Author.PROGRAM


@pytest.mark.parametrize(
    "name",
    [
        "Konfidenz", "confianza", "confiance", "confiança", "Wahrscheinlichkeit", "probabilidad",
        "probabilité", "Probabilidade (modelo)", "puntuación", "pontuação_max", "punteggio",
        "Probabilità", "betrouwbaarheid (%)", "trefwaarschijnlijkheid", "sannolikhet",
        "вероятность", "置信度", "スコア", "확률", "Trefferwahrscheinlichkeit", "score1",
    ],
)  # fmt: skip
def test_scores_are_known_in_other_languages(name):
    assert is_score_name(name)


def test_other_words_of_these_languages_are_no_scores():
    assert not any(
        map(
            is_score_name,
            ["Art", "especie", "точность", "top1", "nota", "observación", "remarque", "période"],
        )
    )
