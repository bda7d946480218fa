#!/usr/bin/env python3
"""Writes Data/chinese-letters.csv: letters that only one of the two ways of writing Chinese has.

    apt-get install icu-devtools
    python3 Data/make-chinese-letters.py

Run it again when ICU changes; the same version gives the same bytes. A pair is taken where all of this is true:

- ICU's transforms Hans-Hant and Hant-Hans, which are made from Unicode's Unihan database, turn each letter into the other,
- GB 2312 has the simplified letter, and not the traditional one; Big5 has it the other way round.

`note` is `variant` where traditional texts, above all Hong Kong's, write the simplified letter as a mere variant (the list is ours), and
`several` where the simplified letter stands for other traditional ones, too: which is meant, the letter alone does not say.
"""

import subprocess
from collections import Counter
from pathlib import Path

VARIANTS = "户强内册吕吴没温凉减决凑冲净况凄凛凭叠厨厕厢厦厩厮够猪猫猬粮糇悦彦晋恒滚争峥参"
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
Path(__file__).with_name("chinese-letters.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
