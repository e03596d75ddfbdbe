import { type BrandColor, brandRules, ruleColor } from './brand.ts'
import { contrast, fromHex, type Oklch } from './color.ts'
import type { ColorName, Palette } from './color-names.ts'
import { leastContrast, pairs, type ThemeName, themes } from './tokens.ts'

/** Colours of a brand, as `#8a1c4a` or as lightness, chroma and hue. */
export type Brand = Partial<Record<BrandColor, Oklch | string>>

function asOklch(color: Oklch | string): Oklch {
  if (typeof color !== 'string') return color
  if (/^#[\da-f]{6}$/i.test(color)) return fromHex(color)
  throw new TypeError(
    `"${color}" is not a colour such as #8a1c4a. Convert it, or give [lightness, chroma, hue].`,
  )
}

/** Colours of a theme as a brand changes them. */
export function brandPalette(brand: Brand, theme: ThemeName): Palette {
  const changed = Object.entries(brandRules(theme)).flatMap(([name, rule]) => {
    const color = brand[rule.brand]
    return color === undefined ? [] : [[name, ruleColor(rule, asOklch(color))]]
  })
  return { ...themes[theme], ...Object.fromEntries(changed) }
}

export interface ContrastProblem {
  theme: ThemeName
  foreground: ColorName
  background: ColorName
  ratio: number
  /** The ratio that the pair needs: AA, and more in the contrast theme. */
  least: number
}

/** Pairs of colours with too little contrast in any theme of a brand; empty if there are none. */
export function brandProblems(brand: Brand): ContrastProblem[] {
  return (Object.keys(themes) as ThemeName[]).flatMap((theme) => {
    const palette = brandPalette(brand, theme)
    return pairs.flatMap(({ foreground, background, kind }) => {
      const ratio = contrast(palette[foreground], palette[background])
      const least = leastContrast(theme, kind)
      return ratio < least ? [{ theme, foreground, background, ratio, least }] : []
    })
  })
}
