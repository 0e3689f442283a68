"""How do the learners and the systems of the papers do on the papers' sets, beside the published figures?

    python tests/benchmark/measure_tables.py SETS OUT [--best] [--only NAME ...] [--folds K] [--seed SEED]
    python tests/benchmark/measure_tables.py SETS OUT --bags [--only NAME ...] [--folds K] [--seed SEED]

SETS is the folder of the papers' sets. Writes OUT/tables.md; results are kept in
OUT/results.json, so that tables can be made in parts. With --best the papers' settings are tried and the best is shown, as they did;
with --bags the systems that answer for recordings only are measured, on the sets of two classes and HJA, which may lie below SETS.
"""

import json
from pathlib import Path

import accuracy_tables
import bag_tables
from figures import command_line


def main():
    args = command_line(
        __doc__,
        {"sets": Path, "out": Path},
        best=False,
        bags=False,
        only={"action": "append", "default": []},
        folds=10,
        seed=0,
    )
    args.out.mkdir(parents=True, exist_ok=True)
    kept = args.out / "results.json"
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}

    def keep(key, result):
        known[key] = result
        kept.write_text(json.dumps(known), encoding="utf-8")

    settings = {"folds": args.folds, "seed": args.seed}
    tell = {"known": known, "on_result": keep, "progress": lambda _, text: print(text, flush=True)}
    if args.bags:
        measured = bag_tables.measure_bags(args.sets, models=args.only, **settings, **tell)
        text = bag_tables.bag_markdown(measured, **settings)
    else:
        rows = accuracy_tables.measure(
            args.sets, models=args.only or None, best=args.best, **settings, **tell
        )
        text = accuracy_tables.markdown(rows, **settings)
    (args.out / "tables.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
