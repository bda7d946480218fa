#!/usr/bin/env python3
"""Audits the projects of a list on a Spark cluster: lintel is the worker, the engine divides the work and merges the rows.

    spark-submit spark_job.py --list apps.txt --output rows [--lintel lintel] [--partitions 8] [--format json|parquet]
    lintel merge --output fleet.sqlite rows/*.txt

Every machine needs lintel and the projects at the same paths. The rows are those of `lintel fleet --format jsonl`; the database
that `lintel merge` makes of them has the same content as one that `lintel fleet` writes.
"""
import argparse
import json
import pathlib
import subprocess

import pandas
from pyspark.sql import SparkSession

ROW = "project string, table string, number long, line string"


def projects(path):
    """The list's lines without comments."""
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def auditing(lintel, folder, options):
    """What each task does with its share of the list."""

    def audited(frames):
        for frame in frames:
            for line in frame["line"]:
                # One project a call: what is done is handed on, and a task that dies costs what it had in hand.
                call = subprocess.run(
                    [lintel, "fleet", "-", "--jobs", "1", "--format", "jsonl", *options],
                    input=line + "\n", capture_output=True, text=True, encoding="utf-8", cwd=folder)
                # 0 and 1 are verdicts; 2 says in its row which project could not be audited. Without a row Spark tries again.
                if call.returncode not in (0, 1, 2) or not call.stdout:
                    raise RuntimeError(f"{line}: lintel ended with {call.returncode}: {call.stderr}")
                rows = [(json.loads(row), row) for row in call.stdout.splitlines()]
                rows = [(row, text) for row, text in rows if row["table"] != "run"]
                yield pandas.DataFrame({
                    "project": [row["project"] for row, _ in rows], "table": [row["table"] for row, _ in rows],
                    "number": [row.get("number", 0) for row, _ in rows], "line": [text for _, text in rows],
                })

    return audited


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", required=True)
    parser.add_argument("--output", required=True, help="a folder that is not there yet")
    parser.add_argument("--lintel", default="lintel")
    parser.add_argument("--partitions", type=int, default=0, help="default: one a project, so that no task waits for another")
    parser.add_argument("--format", choices=["json", "parquet"], default="json")
    parser.add_argument("options", nargs="*", help="options of lintel audit, behind --")
    arguments = parser.parse_args()

    lines = projects(arguments.list)
    spark = SparkSession.builder.appName("lintel").getOrCreate()
    listed = spark.createDataFrame([(line,) for line in lines], "line string")
    listed = listed.repartition(arguments.partitions or len(lines))
    folder = str(pathlib.Path(arguments.list).resolve().parent)
    options = ["--", *arguments.options] if arguments.options else []
    rows = listed.mapInPandas(auditing(arguments.lintel, folder, options), ROW)
    rows = rows.dropDuplicates(["project", "table", "number"]).orderBy("project", "table", "number")
    if arguments.format == "json":
        # A text file of lines that are JSON already.
        rows.select("line").write.text(arguments.output)
    else:
        rows.write.parquet(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
