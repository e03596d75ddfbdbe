import type { PageFigures } from '../measure/measure-page.ts'
import { type Figure, figures, type Loads, type Medians } from './bars.ts'

const verdictOf = (isMet: boolean | undefined) => (isMet === undefined ? 'no peer' : isMet ? 'met' : 'MISSED')

const columns = (name: string, ...values: string[]) =>
  `${name.padEnd(26)}${values.map((value) => value.padStart(9)).join('')}`

export const tableHead = `${columns('', 'ours', 'by hand', 'Astro')}   bar\n`

/** The figures of one page, a line each, with its bar and whether it is met. */
export function pageTable(path: string, loads: Loads): { text: string; missed: string[]; held: number } {
  const lines = [path]
  const missed: string[] = []
  let held = 0
  for (const figure of figures) {
    const medians = mediansOf(figure, loads)
    if (medians.ours === undefined) continue
    const values = [medians.ours, medians.byHand, medians.astro].map(
      (value) => value?.toFixed(figure.digits ?? 0) ?? '–',
    )
    const bar = figure.bar?.(medians, path)
    if (bar?.isMet !== undefined) held++
    if (bar?.isMet === false) missed.push(`${path}: ${figure.name.trim()}`)
    const verdict = bar ? `   ${bar.text.padEnd(26)} ${verdictOf(bar.isMet)}` : ''
    lines.push(columns(`  ${figure.name}`, ...values) + verdict)
  }
  return { text: `${lines.join('\n')}\n\n`, missed, held }
}

function mediansOf({ of }: Figure, { ours, byHand, astro }: Loads): Medians {
  return { ours: median(ours, of), byHand: median(byHand, of), astro: median(astro, of) }
}

function median(loads: PageFigures[], of: Figure['of']): number | undefined {
  const values = loads.flatMap((load) => of(load) ?? []).toSorted((a, b) => a - b)
  return values[Math.floor(values.length / 2)]
}
