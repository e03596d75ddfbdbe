"""Makes the web fonts of this folder, and prints the ranges of the faces and the numbers of the fallback faces in fonts.css.

In a folder of its own:
    npm install @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0 \
        @fontsource/gelasio @fontsource/roboto @fontsource/noto-serif
    pip install fonttools==4.66.1 brotli
    python subset-fonts.py node_modules <this folder>

Fraunces keeps its optical size (18 to 144) at one weight, 600, half soft: headings are all it sets, and the
drawing that fits the size does more for them than a second weight would. Figtree keeps its weights 400 to 700.
The rupee sign comes from the packages' Latin Extended files and is moved into the Latin ones, so that a price
never waits for another file.

Each family has a second file, with the other letters of Latin-1 and Latin Extended-A. Browsers fetch it only for a page
that has such a letter. Its glyphs come from both files of a package. The same input gives the same bytes.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [chr(code) for code in range(0x20, 0x7F)] + list(
    "\u00a0£©«»°·×éèêçàâãõáíóúüñÉ–—‘’“”…•‹›€₹−½′″→←↑↓"
)
# Chromium writes it in a time field ("1:00 PM"). The families do not have it; it is their space.
NARROW_SPACE = "\u202f"
# Letters and signs of Latin-1 and Latin Extended-A, and those that Romanian and German need beyond them.
EXTENDED = [
    letter
    for letter in map(chr, [*range(0xA1, 0x180), *range(0x218, 0x21C), 0x1E9E, 0x201A, 0x201E])
    if letter not in LETTERS and letter != "\u00ad"
]
# Seconds since 1904; the moment of saving would change the bytes with every run.
MODIFIED = 3878106960
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum", "case"]
# How often each letter stands in English, for a width that running text would have.
FREQUENCY = {
    " ": 18, "e": 10.3, "t": 7.5, "a": 6.5, "o": 6.2, "i": 5.7, "n": 5.7, "s": 5.3, "h": 5, "r": 5, "l": 3.3,
    "d": 3.3, "u": 2.3, "c": 2.2, "m": 2, "f": 2, "w": 1.7, "g": 1.6, "p": 1.5, "y": 1.4, "b": 1.3, "v": 0.8, "k": 0.6,
}  # fmt: skip


def move_glyph(name: str, new: str, source: TTFont, target: TTFont) -> None:
    """Appends a glyph of another file under a new name, with the glyphs that it is composed of."""
    glyph = source["glyf"][name]
    if new in target.getReverseGlyphMap():
        return
    for part in glyph.components if glyph.isComposite() else []:
        move_glyph(part.glyphName, f"{part.glyphName}.moved", source, target)
        part.glyphName = f"{part.glyphName}.moved"
    target.setGlyphOrder([*target.getGlyphOrder(), new])
    target["glyf"].glyphs[new] = glyph
    target["glyf"].glyphOrder = target.getGlyphOrder()
    target["hmtx"].metrics[new] = source["hmtx"].metrics[name]
    target["gvar"].variations[new] = source["gvar"].variations.get(name, [])


def move_letters(letters: list[str], source: TTFont, target: TTFont) -> None:
    names = source.getBestCmap()
    for code in map(ord, letters):
        if code not in names or code in target.getBestCmap():
            continue
        new = f"{names[code]}.moved"
        move_glyph(names[code], new, source, target)
        for table in target["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = new
    # The subsetter wants an entry for glyphs that do not vary, too.
    for name in target.getGlyphOrder():
        target["gvar"].variations.setdefault(name, [])
    # Widths then vary by the outlines' own data, which holds the new glyphs too.
    if "HVAR" in target:
        del target["HVAR"]


def subset(folder: Path, family: str, cut: str, axes: dict, base: str, other: str, letters: list[str]) -> TTFont:
    """The letters of one file, with those that only the other file has."""
    files = folder / "@fontsource-variable" / family / "files"
    font, donor = (TTFont(files / f"{family}-{part}-{cut}-normal.woff2") for part in (base, other))
    for each in (font, donor):
        instantiateVariableFont(each, axes, inplace=True, updateFontNames=False)
    move_letters(letters, donor, font)
    if " " in letters:
        letters = [*letters, NARROW_SPACE]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(NARROW_SPACE)] = table.cmap[ord(" ")]
    options = Options()
    options.layout_features = FEATURES
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.recalcTimestamp = False
    font["head"].modified = MODIFIED
    return font


def unicode_range(font: TTFont) -> str:
    codes = sorted(font.getBestCmap())
    starts = [code for code in codes if code - 1 not in codes]
    ends = [code for code in codes if code + 1 not in codes]
    return ", ".join(
        f"U+{start:X}" if start == end else f"U+{start:X}-{end:X}" for start, end in zip(starts, ends)
    )


def width(font: TTFont) -> float:
    """The mean advance of running text, in em."""
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    total = sum(metrics[cmap[ord(letter)]][0] * share for letter, share in FREQUENCY.items())
    return total / sum(FREQUENCY.values()) / font["head"].unitsPerEm


def fallback(label: str, wanted: TTFont, local: TTFont) -> None:
    adjust = width(wanted) / width(local)
    upm = wanted["head"].unitsPerEm
    ascent, descent, gap = (
        getattr(wanted["hhea"], key) / upm / adjust * 100 for key in ("ascent", "descent", "lineGap")
    )
    print(f"{label}: size {adjust:.2%} ascent {ascent:.2f}% descent {-descent:.2f}% gap {gap:.2f}%")


def main(modules: Path, out: Path) -> None:
    for family, cut, axes in (
        ("fraunces", "full", {"wght": 600, "SOFT": 50, "WONK": 0, "opsz": (18, 144)}),
        ("figtree", "wght", {"wght": (400, 700)}),
    ):
        for name, base, other, letters in (
            (family, "latin", "latin-ext", LETTERS),
            (f"{family}-extended", "latin-ext", "latin", EXTENDED),
        ):
            font = subset(modules, family, cut, axes, base, other, letters)
            path = out / f"{name}.woff2"
            font.save(path)
            print(path.name, path.stat().st_size, unicode_range(font))
    at_heading_size = instantiateVariableFont(TTFont(out / "fraunces.woff2"), {"opsz": 48})
    regular, bold = (instantiateVariableFont(TTFont(out / "figtree.woff2"), {"wght": w}) for w in (400, 600))

    def local(package: str, weight: int) -> TTFont:
        return TTFont(modules / "@fontsource" / package / "files" / f"{package}-latin-{weight}-normal.woff2")

    def system(file: str) -> TTFont:
        return TTFont(Path("/usr/share/fonts/truetype") / file)

    # Gelasio has Georgia's widths; Liberation has those of Arial, Helvetica and Times New Roman.
    fallback("Fraunces on Georgia Bold", at_heading_size, local("gelasio", 700))
    fallback("Fraunces on Times Bold", at_heading_size, system("liberation/LiberationSerif-Bold.ttf"))
    fallback("Fraunces on Noto Serif Bold", at_heading_size, local("noto-serif", 700))
    fallback("Fraunces on DejaVu Serif Bold", at_heading_size, system("dejavu/DejaVuSerif-Bold.ttf"))
    fallback("Figtree on Arial", regular, system("liberation/LiberationSans-Regular.ttf"))
    fallback("Figtree on Arial Bold", bold, system("liberation/LiberationSans-Bold.ttf"))
    fallback("Figtree on Roboto", regular, local("roboto", 400))
    fallback("Figtree on Roboto Bold", bold, local("roboto", 700))
    fallback("Figtree on DejaVu Sans", regular, system("dejavu/DejaVuSans.ttf"))
    fallback("Figtree on DejaVu Sans Bold", bold, system("dejavu/DejaVuSans-Bold.ttf"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
