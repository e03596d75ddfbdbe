import { brandProblems, type ContrastProblem } from '@susegad/ui/theme/brand-contrast'
import { fromHex, toHex } from '@susegad/ui/theme/color'
import { themes } from '@susegad/ui/theme/tokens'

/** The five values of a brand. Those equal to our own theme are left out of the CSS to paste. */
export interface BrandDraft {
  primary: string
  accent: string
  font: string
  radius: number
  density: number
}

export const ownBrand: BrandDraft = {
  primary: toHex(themes.light.primary),
  accent: toHex(themes.light.accent),
  font: '',
  radius: 1,
  density: 1,
}

/** Brands to start from. */
export const samples: readonly { name: string; brand: BrandDraft }[] = [
  { name: 'Susegad', brand: ownBrand },
  {
    name: 'Konkan Trails',
    brand: { primary: '#2f5d34', accent: '#e8a33d', font: 'system-ui, sans-serif', radius: 0.4, density: 1 },
  },
  {
    name: 'Monsoon House',
    brand: { primary: '#4b3f91', accent: '#ff8fa3', font: 'Georgia, serif', radius: 2, density: 1.15 },
  },
  {
    name: 'Port Desk',
    brand: {
      primary: '#111827',
      accent: '#38bdf8',
      font: 'ui-monospace, monospace',
      radius: 0,
      density: 0.8,
    },
  },
]

/** The variables that differ from ours. */
export function brandVariables(brand: BrandDraft): Record<string, string> {
  const all = Object.entries(brand) as [keyof BrandDraft, string | number][]
  return Object.fromEntries(
    all
      .filter(([name, value]) => value !== ownBrand[name])
      .map(([name, value]) => [`--sg-brand-${name}`, String(value)]),
  )
}

/** The lines to paste. */
export function brandCss(brand: BrandDraft): string {
  const lines = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};`)
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : '/* Our own theme: nothing to paste. */'
}

/** Pairs below AA, of the colours that differ from ours. */
export function problemsOf({ primary, accent }: BrandDraft): ContrastProblem[] {
  return brandProblems({
    ...(primary === ownBrand.primary ? {} : { primary: fromHex(primary) }),
    ...(accent === ownBrand.accent ? {} : { accent: fromHex(accent) }),
  })
}
