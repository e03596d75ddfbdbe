import type { Oklch } from './color.ts'
import type { ColorName } from './color-names.ts'
import { type ThemeName, themes } from './tokens.ts'

/** The colours of a brand; every other colour that follows from them keeps the lightness of its theme. */
export type BrandColor = 'primary' | 'accent'

interface Rule {
  brand: BrandColor
  /** A fixed lightness, or the brand's own up to (or from) a bound, moved by `by`. */
  lightness: number | { atMost: number; by: number } | { atLeast: number; by: number }
  /** Highest chroma; without it the brand's own. */
  chroma?: number
}

// The lightest primary with AA contrast, both as text and below white text.
const lightestPrimary = { light: 0.465, contrast: 0.36 } as const

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Rules that derive a theme's colours from those of a brand, by the name of the colour. */
export function brandRules(theme: ThemeName): Partial<Record<ColorName, Rule>> {
  const palette = themes[theme]
  const lightness = (name: ColorName) => palette[name][0]
  const strong = (brand: BrandColor) => round(lightness(`${brand}-strong`) - lightness(brand))
  const primary = (by: number): Rule['lightness'] =>
    theme === 'dark' ? { atLeast: lightness('primary'), by } : { atMost: lightestPrimary[theme], by }
  const accent = (by: number): Rule['lightness'] => ({ atLeast: lightness('accent'), by })
  // Cap the chroma: clipping to sRGB darkens vivid colours and lowers their contrast.
  const vivid = theme === 'contrast' ? 0.15 : 0.2
  const tint = (brand: BrandColor, name: ColorName, chroma: number): Rule => ({
    brand,
    lightness: lightness(name),
    chroma,
  })
  // Keep the theme's lightness and chroma, in the brand's hue.
  const inHueOf = (brand: BrandColor, names: readonly ColorName[]) =>
    Object.fromEntries(
      names.filter((name) => palette[name][1] > 0).map((name) => [name, tint(brand, name, palette[name][1])]),
    )
  return {
    ...inHueOf('primary', ['ink', 'on-ink', 'tile', 'on-tile', 'neutral-soft', 'on-neutral-soft']),
    ...inHueOf('accent', ['gold', 'on-gold', 'gold-soft', 'on-gold-soft', 'earth', 'on-earth']),
    primary: { brand: 'primary', lightness: primary(0) },
    'primary-strong': { brand: 'primary', lightness: primary(strong('primary')) },
    'primary-soft': tint('primary', 'primary-soft', 0.05),
    'on-primary-soft': tint('primary', 'on-primary-soft', 0.09),
    link: tint('primary', 'link', 0.12),
    accent: { brand: 'accent', lightness: accent(0), chroma: vivid },
    'accent-strong': { brand: 'accent', lightness: accent(strong('accent')), chroma: vivid - 0.01 },
    'accent-soft': tint('accent', 'accent-soft', 0.05),
    'on-accent-soft': tint('accent', 'on-accent-soft', 0.115),
  }
}

/** The rule as CSS: a relative colour of `--sg-brand-primary` or `--sg-brand-accent`. */
export function ruleCss({ brand, lightness, chroma }: Rule): string {
  const moved = (bound: string, by: number) =>
    by === 0 ? bound : `calc(${bound} ${by < 0 ? '-' : '+'} ${Math.abs(by)})`
  const l =
    typeof lightness === 'number'
      ? lightness
      : 'atMost' in lightness
        ? moved(`min(l, ${lightness.atMost})`, lightness.by)
        : moved(`max(l, ${lightness.atLeast})`, lightness.by)
  return `oklch(from var(--sg-brand-${brand}) ${l} ${chroma === undefined ? 'c' : `min(c, ${chroma})`} h)`
}

/** The same colour as `ruleCss` gives, to compute its contrast. */
export function ruleColor({ lightness, chroma = 1 }: Rule, [l, c, h]: Oklch): Oklch {
  const own =
    typeof lightness === 'number'
      ? lightness
      : lightness.by +
        ('atMost' in lightness ? Math.min(l, lightness.atMost) : Math.max(l, lightness.atLeast))
  return [own, Math.min(c, chroma), h]
}
