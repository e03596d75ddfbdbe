import { type ColorName, colorNames, type Palette } from './color-names.ts'
import { contrastPalette } from './palette-contrast.ts'
import { darkPalette } from './palette-dark.ts'
import { lightPalette } from './palette-light.ts'
import { tilePattern } from './tile-pattern.ts'

export { type ColorName, colorNames, type Palette } from './color-names.ts'

export type ThemeName = 'light' | 'dark' | 'contrast'
export const themes: Readonly<Record<ThemeName, Palette>> = {
  light: lightPalette,
  dark: darkPalette,
  contrast: contrastPalette,
}

/** Minimum contrast of a kind of pair: AA, and more in the contrast theme. */
export const leastContrast = (theme: ThemeName, kind: PairKind): number =>
  theme === 'contrast' ? { text: 7, edge: 4.5 }[kind] : { text: 4.5, edge: 3 }[kind]

export type PairKind = 'text' | 'edge'

/** Pairs of background and foreground, each with the kind of contrast that it needs. */
export const pairs: readonly { background: ColorName; foreground: ColorName; kind: PairKind }[] = [
  ...colorNames
    .filter((name) => name.startsWith('on-') && name !== 'on-surface-muted')
    .map((name) => ({ background: name.slice(3) as ColorName, foreground: name, kind: 'text' as const })),
  { background: 'primary-strong', foreground: 'on-primary', kind: 'text' },
  { background: 'accent-strong', foreground: 'on-accent', kind: 'text' },
  { background: 'photo-shade', foreground: 'on-ink', kind: 'text' },
  { background: 'ink', foreground: 'gold', kind: 'text' },
  ...(['surface', 'surface-raised', 'surface-sunken'] as const).flatMap((background) => [
    ...(['on-surface-muted', 'link', 'primary', 'success', 'warning', 'danger', 'info'] as const).map(
      (foreground) => ({ background, foreground, kind: 'text' as const }),
    ),
    ...(['line-strong', 'focus'] as const).map((foreground) => ({
      background,
      foreground,
      kind: 'edge' as const,
    })),
  ]),
]

export const fonts = {
  display:
    '"Fraunces Variable", "Fraunces Fallback Noto", "Fraunces Fallback", "Fraunces Fallback Liberation", "Fraunces Fallback DejaVu", serif',
  text: '"Figtree Variable", "Figtree Fallback Roboto", "Figtree Fallback", "Figtree Fallback DejaVu", system-ui, sans-serif',
} as const

/** Smallest and largest size in rem: the first up to 320 px of width, the second from 1280 px on, fluid between. */
export const textSizes = {
  xs: [0.75, 0.8125],
  sm: [0.875, 0.9375],
  md: [1, 1.0625],
  lg: [1.125, 1.25],
  xl: [1.25, 1.5],
  '2xl': [1.5, 2],
  '3xl': [1.875, 2.75],
  '4xl': [2.25, 3.75],
  '5xl': [2.75, 5.5],
} as const

export const leading = { tight: 1.05, snug: 1.25, normal: 1.55, relaxed: 1.75 } as const
export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
export const tracking = { tight: '-0.02em', wide: '0.08em' } as const

/** Steps of the 4 px grid; `4` is 1rem. */
export const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const

/** Page measures in rem, fluid like the text sizes. */
export const measures = { gutter: [1, 4], section: [3.5, 8] } as const
export const container = '80rem'

export const radii = { sm: '0.375rem', md: '0.75rem', lg: '1.25rem', full: '999px' } as const

/** Two soft layers each, tinted with the theme's ink: [offset, blur, opacity] in px. */
export const shadows = {
  1: [
    [1, 2, 0.1],
    [2, 6, 0.06],
  ],
  2: [
    [2, 6, 0.1],
    [8, 24, 0.1],
  ],
  3: [
    [4, 12, 0.12],
    [20, 56, 0.18],
  ],
} as const

/** Lightness, chroma and hue of shadows. */
export const shadowTints: Readonly<Record<ThemeName, readonly [number, number, number]>> = {
  light: [0.25, 0.06, 218],
  dark: [0, 0, 0],
  contrast: [0, 0, 0],
}

/** Images for `mask`, coloured by the background of the element. */
export const patterns: { readonly tile: string } = { tile: tilePattern }

export const durations = { fast: 120, normal: 200, slow: 300, page: 500 } as const
export const easings = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  'in-out': 'cubic-bezier(0.65, 0, 0.35, 1)',
  spring: 'linear(0, 0.25 9%, 0.72 22%, 1.02 34%, 1.07 42%, 1.04 54%, 0.995 72%, 1)',
} as const

export const layers = { sticky: 10, header: 20, floating: 30, drawer: 40, toast: 50 } as const

/** Page widths in px from which a layout may change; media queries cannot read variables. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const
