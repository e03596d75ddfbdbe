import { brandRules, ruleCss } from './brand.ts'
import { toCss } from './color.ts'
import { layerOrder } from './layer-order.ts'
import {
  breakpoints,
  colorNames,
  container,
  durations,
  easings,
  fonts,
  layers,
  leading,
  measures,
  patterns,
  radii,
  shadows,
  shadowTints,
  spaces,
  type ThemeName,
  textSizes,
  themes,
  tracking,
  weights,
} from './tokens.ts'

type Entry = readonly [name: string, value: string]

const round = (value: number): number => Math.round(value * 10000) / 10000

/** A length in rem that grows with the window from 320 to 1280 px and still follows the reader's text size. */
export function fluid([smallest, largest]: readonly [number, number]): string {
  const slope = (largest - smallest) / (80 - 20)
  const start = round(smallest - slope * 20)
  return `clamp(${smallest}rem, ${start}rem + ${round(slope * 100)}vw, ${largest}rem)`
}

const entries = (prefix: string, record: Readonly<Record<string, string | number>>, unit = ''): Entry[] =>
  Object.entries(record).map(([name, value]) => [`${prefix}-${name}`, `${value}${unit}`])

const shadow = (levels: readonly (readonly [number, number, number])[]): string =>
  levels
    .map(([offset, blur, opacity]) => `0 ${offset}px ${blur}px oklch(var(--sg-shadow-tint) / ${opacity})`)
    .join(', ')

/**
 * Derives a variable from the brand, if there is one. Without a brand the formula is invalid at computed-value time, and
 * `var()` falls back to the plain value, which costs nothing to compute.
 */
const branded = (name: string, formula: string, plain: string): Entry[] => [
  [`branded-${name}`, formula],
  [name, `var(--sg-branded-${name}, ${plain})`],
]

// Repeated for each [data-theme], so that a brand works on any such element, not only the root.
const brandScale: readonly Entry[] = [
  ...Object.entries(fonts).flatMap(([name, stack]) => branded(`font-${name}`, 'var(--sg-brand-font)', stack)),
  ...spaces.flatMap((step) =>
    branded(`space-${step}`, `calc(var(--sg-brand-density) * ${step / 4}rem)`, `${step / 4}rem`),
  ),
  // A brand with smaller corners has no pills: they follow the height of a button.
  ...Object.entries({ ...radii, full: '1.5rem' }).flatMap(([name, radius]) =>
    branded(`radius-${name}`, `calc(var(--sg-brand-radius) * ${radius})`, radii[name as keyof typeof radii]),
  ),
]

const scale: readonly Entry[] = [
  ...Object.entries(textSizes).map(([name, size]): Entry => [`text-${name}`, fluid(size)]),
  ...entries('leading', leading),
  ...entries('weight', weights),
  ...entries('tracking', tracking),
  ...Object.entries(measures).map(([name, size]): Entry => [name, fluid(size)]),
  ['container', container],
  ...entries('duration', durations, 'ms'),
  ...entries('ease', easings),
  ...entries('z', layers),
  ...entries('pattern', patterns),
]
// Shadows refer to a variable of the theme, so they are declared with the theme.
const shadowEntries = Object.entries(shadows).map(
  ([name, levels]): Entry => [`shadow-${name}`, shadow(levels)],
)

const declaration = ([name, value]: Entry, indent: string): string => `${indent}--sg-${name}: ${value};`

const declarations = (list: readonly Entry[], indent: string): string =>
  list.map((entry) => declaration(entry, indent)).join('\n')

function palette(theme: ThemeName, indent: string): string {
  const scheme = theme === 'dark' ? 'dark' : 'light'
  const rules = brandRules(theme)
  const list: Entry[] = [
    ...colorNames.flatMap((name): Entry[] => {
      const plain = toCss(themes[theme][name])
      const rule = rules[name]
      return rule ? branded(name, ruleCss(rule), plain) : [[name, plain]]
    }),
    ['shadow-tint', shadowTints[theme].join(' ')],
    ...shadowEntries,
  ]
  return `${indent}color-scheme: ${scheme};\n${declarations(list, indent)}`
}

const notice = '/* Made by build-theme.ts from tokens.ts; change those. */'

export function themeCss(): string {
  return `${notice}
${layerOrder}

@layer sg.base {
  :root {
${declarations(scale, '    ')}
  }

  :root,
  [data-theme] {
${declarations(brandScale, '    ')}
  }

  :root,
  [data-theme="light"] {
${palette('light', '    ')}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
${palette('dark', '      ')}
    }
  }

  [data-theme="dark"] {
${palette('dark', '    ')}
  }

  @media (prefers-contrast: more) {
    :root:not([data-theme]) {
${palette('contrast', '      ')}
    }
  }

  [data-theme="contrast"] {
${palette('contrast', '    ')}
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
${declarations(entries('duration', { fast: 1, normal: 1, slow: 1, page: 1 }, 'ms'), '      ')}
    }
  }
}
`
}

/** Tailwind 4 utilities (`bg-surface`, `text-on-surface`, `font-display`, `p-4`, …) based on the same variables. */
export function tailwindCss(): string {
  const map = (utility: string, token: string, names: readonly string[]): string[] =>
    names.map((name) => `  --${utility}-${name}: var(--sg-${token ? `${token}-` : ''}${name});`)
  const lines = [
    ...map('color', '', colorNames),
    ...map('font', 'font', Object.keys(fonts)),
    ...map('text', 'text', Object.keys(textSizes)),
    ...map('leading', 'leading', Object.keys(leading)),
    ...map('font-weight', 'weight', Object.keys(weights)),
    ...map('tracking', 'tracking', Object.keys(tracking)),
    ...map('radius', 'radius', Object.keys(radii)),
    ...map('shadow', 'shadow', Object.keys(shadows)),
    ...map('ease', 'ease', Object.keys(easings)),
    '  --spacing: 0.25rem;',
    '  --container-page: var(--sg-container);',
    ...Object.entries(breakpoints).map(([name, width]) => `  --breakpoint-${name}: ${width / 16}rem;`),
  ]
  return `${notice}\n${layerOrder}\n\n@theme inline {\n${lines.join('\n')}\n}\n`
}

/** Types of the variable names, for code that sets or reads them. */
export function tokenNames(): string {
  const names = [...scale, ...brandScale, ...shadowEntries]
    .map(([name]) => name)
    .filter((name) => !name.startsWith('branded-'))
  const union = [...colorNames, ...names].map((name) => `  | '--sg-${name}'`).join('\n')
  return `// Made by build-theme.ts from tokens.ts; change those.
export type TokenName =
${union}
`
}
