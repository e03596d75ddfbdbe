"""Makes the two web fonts of this folder, and prints the numbers of the fallback faces in fonts.css.

In a folder of its own:
    npm install @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0 \
        @fontsource/gelasio @fontsource/roboto @fontsource/noto-serif
    pip install fonttools==4.66.1 brotli
    python subset-fonts.py node_modules <this folder>

Fraunces keeps its optical size (18 to 144) at one weight, 600, half soft: headings are all it sets, and the
drawing that fits the size does more for them than a second weight would. Figtree keeps its weights 400 to 700.
The rupee sign comes from the packages' Latin Extended files and is moved into the Latin ones, so that a price
never waits for another file.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [chr(code) for code in range(0x20, 0x7F)] + list(
    "\u00a0£©«»°·×éèêçàâãõáíóúüñÉ–—‘’“”…•‹›€₹−½′″→←↑↓"
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum", "case"]
# How often each letter stands in English, for a width that running text would have.
FREQUENCY = {
    " ": 18, "e": 10.3, "t": 7.5, "a": 6.5, "o": 6.2, "i": 5.7, "n": 5.7, "s": 5.3, "h": 5, "r": 5, "l": 3.3,
    "d": 3.3, "u": 2.3, "c": 2.2, "m": 2, "f": 2, "w": 1.7, "g": 1.6, "p": 1.5, "y": 1.4, "b": 1.3, "v": 0.8, "k": 0.6,
}  # fmt: skip


def move_rupee(source: TTFont, target: TTFont) -> None:
    name = source.getBestCmap()[0x20B9]
    if source["glyf"][name].isComposite():
        raise SystemExit("The rupee sign is built of parts; move those too.")
    order = target.getGlyphOrder()
    new = "rupee.moved"
    target.setGlyphOrder([*order, new])
    target["glyf"].glyphs[new] = source["glyf"][name]
    target["glyf"].glyphOrder = target.getGlyphOrder()
    target["hmtx"].metrics[new] = source["hmtx"].metrics[name]
    target["gvar"].variations[new] = source["gvar"].variations.get(name, [])
    # Widths then vary by the outlines' own data, which holds the new glyph too.
    if "HVAR" in target:
        del target["HVAR"]
    for table in target["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x20B9] = new


def subset(folder: Path, family: str, cut: str, axes: dict) -> TTFont:
    files = folder / "@fontsource-variable" / family / "files"
    latin, extended = (TTFont(files / f"{family}-{part}-{cut}-normal.woff2") for part in ("latin", "latin-ext"))
    for font in (latin, extended):
        instantiateVariableFont(font, axes, inplace=True, updateFontNames=False)
    move_rupee(extended, latin)
    options = Options()
    options.layout_features = FEATURES
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(LETTERS))
    subsetter.subset(latin)
    latin.flavor = "woff2"
    return latin


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
    fraunces = subset(modules, "fraunces", "full", {"wght": 600, "SOFT": 50, "WONK": 0, "opsz": (18, 144)})
    figtree = subset(modules, "figtree", "wght", {"wght": (400, 700)})
    for name, font in (("fraunces", fraunces), ("figtree", figtree)):
        path = out / f"{name}.woff2"
        font.save(path)
        print(path.name, path.stat().st_size)
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
