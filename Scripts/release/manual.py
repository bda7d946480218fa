#!/usr/bin/env python3
"""Writes the manual's pages from what `lintel --experimental-dump-help` says: manual.py VERSION EPOCH FOLDER <help.json.

One page for lintel and one for each command, as `man` has those of git: `man lintel-audit`.
"""

import datetime
import json
import os
import re
import sys


def escaped(text):
    """Text that roff reads as text."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^([.'])", r"\\&\1", text)


def inline(text):
    """A sentence, with what stands in backquotes bold."""
    parts = escaped(text).split("`")
    return "".join(f"\\fB{part}\\fR" if i % 2 and i < len(parts) - 1 else part for i, part in enumerate(parts))


def paragraphs(text):
    """A discussion: lines that are indented, or begin with a name in capitals, stand as they are."""
    lines = []
    for block in text.strip("\n").split("\n\n"):
        rows = block.split("\n")
        if rows and re.fullmatch(r"[A-Z][A-Z ]+:?", rows[0]):
            lines.append(f".SH {escaped(rows.pop(0).rstrip(':'))}")
        else:
            lines.append(".PP")
        if rows and all(row.startswith("  ") for row in rows):
            lines += [".nf", *[escaped(row) for row in rows], ".fi"]
        else:
            for row in rows:
                if row.startswith("  "):
                    lines += [".br", escaped(row.strip())]
                else:
                    lines.append(inline(row))
    return lines


def names(argument):
    """`-h, --help`, `--format <format>` or `<path> ...`."""
    value = f"\\fI{escaped(argument.get('valueName', ''))}\\fR"
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    found = [
        ("-" if name["kind"] == "short" else "--") + name["name"]
        for name in argument["names"]
        if name["kind"] in ("short", "long")
    ]
    shown = ", ".join(f"\\fB{escaped(name)}\\fR" for name in found)
    return f"{shown} {value}" if argument["kind"] == "option" else shown


def synopsis(path, command):
    words = [f"\\fB{escaped(' '.join(path))}\\fR"]
    arguments = shown(command)
    if any(argument["kind"] != "positional" for argument in arguments):
        words.append("[\\fIoptions\\fR]")
    for argument in arguments:
        if argument["kind"] == "positional":
            words.append(f"[{names(argument)}]" if argument["isOptional"] else names(argument))
    if commands(command):
        words.append("\\fIcommand\\fR")
    return " ".join(words)


def shown(command):
    return [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay")]


def commands(command):
    return [sub for sub in command.get("subcommands", []) if sub.get("shouldDisplay", True) and sub["commandName"] != "help"]


def page(path, command, version, day):
    name = "-".join(path)
    lines = [
        f'.TH "{escaped(name.upper())}" 1 "{day}" "lintel {version}" "Lintel"',
        ".SH NAME",
        f"{escaped(name)} \\- {escaped(command.get('abstract', '').rstrip('.'))}",
        ".SH SYNOPSIS",
        synopsis(path, command),
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION", *paragraphs(command["discussion"])]
    options = shown(command)
    if options:
        lines.append(".SH OPTIONS")
    for argument in options:
        lines += [".TP", names(argument)]
        text = argument.get("abstract", "")
        if argument.get("allValues"):
            text = f"{text} One of {', '.join(argument['allValues'])}.".strip()
        if argument.get("defaultValue"):
            text = f"{text} Default: {argument['defaultValue']}.".strip()
        lines += [inline(line) for line in text.split("\n") if line] or ["\\&"]
    if commands(command):
        lines.append(".SH COMMANDS")
    for sub in commands(command):
        lines += [".TP", f"\\fB{escaped(name + '-' + sub['commandName'])}\\fR(1)", inline(sub.get("abstract", ""))]
    if len(path) > 1:
        lines += [".SH SEE ALSO", "\\fBlintel\\fR(1)"]
    return "\n".join(lines) + "\n"


def write(path, command, version, day, folder):
    with open(os.path.join(folder, "-".join(path) + ".1"), "w", encoding="utf-8") as file:
        file.write(page(path, command, version, day))
    for sub in commands(command):
        write(path + [sub["commandName"]], sub, version, day, folder)


def main(version, epoch, folder):
    day = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc).strftime("%Y-%m-%d")
    command = json.load(sys.stdin)["command"]
    write([command["commandName"]], command, version, day, folder)


if len(sys.argv) != 4:
    sys.exit("manual: usage: manual.py VERSION EPOCH FOLDER")
main(*sys.argv[1:])
