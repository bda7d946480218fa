#!/usr/bin/env python3
"""Writes Data/chinese-letters.csv: letters that only one of the two ways of writing Chinese has.

    apt-get install icu-devtools
    python3 Data/make-chinese-letters.py

Run it again when ICU changes; the same version gives the same bytes. A pair is taken where all of this is true:

- ICU's transforms Hans-Hant and Hant-Hans, which are made from Unicode's Unihan database, turn each letter into the other,
- GB 2312 has the simplified letter, and not the traditional one; Big5 has it the other way round.

Below them stand the pairs that are no such proof: a letter that ICU turns into the other in one direction only, or that the other
character set has, too. It may be of the other way of writing, and whoever turns a text cannot pass over it. Their `note` has

- `to-simplified` where Hant-Hans turns the traditional letter into the simplified one,
- `to-traditional` where Hans-Hant turns the simplified letter into the traditional one,
- `gb2312` where GB 2312 has the traditional letter as well, `big5` where Big5 has the simplified one as well.

In both parts `note` has `variant` where traditional texts, above all Hong Kong's, write the simplified letter as a mere variant (the list
is ours), and above `several` where the simplified letter stands for other traditional ones, too: which is meant, the letter alone does not say.
"""

import subprocess
from collections import Counter
from pathlib import Path

VARIANTS = "户强内册吕吴没温凉减决凑冲净况凄凛凭叠厨厕厢厦厩厮够猪猫猬粮糇悦彦晋恒滚争峥参着咤坂"
letters = [chr(code) for code in range(0x4E00, 0xA000)]


def turned(transform):
    command = ["uconv", "-f", "utf-8", "-t", "utf-8", "-x", transform]
    result = subprocess.run(command, input="\n".join(letters), capture_output=True, text=True, check=True).stdout
    return dict(zip(letters, result.split("\n"), strict=True))


def has(charset, letter):
    try:
        letter.encode(charset)
        return True
    except UnicodeEncodeError:
        return False


traditional, simplified = turned("Hans-Hant"), turned("Hant-Hans")
meant = Counter(simplified[letter] for letter in letters if has("big5", letter))
rows = ["simplified,traditional,note"]
for letter in letters:
    other = traditional[letter]
    if other == letter or simplified.get(other) != letter:
        continue
    if has("gb2312", letter) and not has("big5", letter) and has("big5", other) and not has("gb2312", other):
        note = "variant" if letter in VARIANTS else "several" if meant[letter] > 1 else ""
        rows.append(f"{letter},{other},{note}")
proven = {letter for row in rows for letter in row.split(",")[:2]}
doubtful = {}
for kind, turn in [("to-simplified", simplified), ("to-traditional", traditional)]:
    for letter in letters:
        other = turn[letter]
        if other == letter or letter in proven or not any(has(charset, letter) for charset in ("big5", "gb2312")):
            continue
        pair = (other, letter) if kind == "to-simplified" else (letter, other)
        doubtful.setdefault(pair, []).append(kind)
for pair, notes in sorted(doubtful.items()):
    notes += ["gb2312"] * has("gb2312", pair[1]) + ["big5"] * has("big5", pair[0]) + ["variant"] * (pair[0] in VARIANTS)
    rows.append(",".join([*pair, " ".join(notes)]))
Path(__file__).with_name("chinese-letters.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
