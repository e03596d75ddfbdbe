import { interactions } from '../measure/interactions.ts'
import type { PageFigures } from '../measure/measure-page.ts'

export interface Loads {
  ours: PageFigures[]
  byHand: PageFigures[]
  /** None where the Astro site has no such page. */
  astro: PageFigures[]
}

export interface Medians {
  ours: number | undefined
  byHand: number | undefined
  astro: number | undefined
}

export interface Bar {
  text: string
  /** Unknown where there is nothing to hold it against. */
  isMet: boolean | undefined
}

export interface Figure {
  name: string
  of: (load: PageFigures) => number | undefined
  digits?: number
  bar?: (medians: Medians, path: string) => Bar
}

const kib = (bytes = 0) => bytes / 1024

const most = (ours: number | undefined, limit: number): boolean | undefined =>
  ours === undefined ? undefined : ours <= limit

const atMost = (limit: number, longPages: Record<string, number> = {}) => {
  return ({ ours }: Medians, path: string): Bar => {
    const own = longPages[path] ?? limit
    return { text: `≤ ${own}`, isMet: most(ours, own) }
  }
}

const timesOf = (peer: 'byHand' | 'astro', factor: number) => (medians: Medians) => {
  const [ours, theirs] = [medians.ours, medians[peer]]
  const ratio = ours !== undefined && theirs ? ours / theirs : undefined
  return {
    text: `≤ ${factor.toFixed(2)} × ${peer === 'astro' ? 'Astro' : 'by hand'}: ${ratio?.toFixed(2) ?? '–'}`,
    isMet: ratio === undefined ? undefined : ratio <= factor,
  }
}

const atMost120AndBelowAstro = ({ ours, astro }: Medians): Bar => {
  const text = '≤ 120 and below Astro'
  if (ours === undefined || ours > 120) return { text, isMet: ours === undefined ? undefined : false }
  return { text, isMet: astro === undefined ? undefined : ours < astro }
}

/** The longest of all interactions, which is what a visitor remembers. */
export const worstTouch = ({ touches }: PageFigures): number | undefined => {
  const times = Object.values(touches)
  return times.length > 0 ? Math.max(...times) : undefined
}

export const figures: readonly Figure[] = [
  { name: 'FCP ms', of: ({ fcp }) => fcp, bar: timesOf('byHand', 1.25) },
  { name: 'LCP ms', of: ({ lcp }) => lcp, bar: timesOf('byHand', 1.1) },
  { name: 'usable ms', of: ({ usable }) => usable, bar: timesOf('byHand', 1.2) },
  {
    name: 'TBT ms',
    of: ({ blocking }) => blocking,
    bar: atMost(100, { '/': 150, '/hotels/amara-grand-hotel': 150 }),
  },
  { name: 'INP-like ms, the worst', of: worstTouch, bar: atMost120AndBelowAstro },
  ...interactions.map(({ name }): Figure => ({ name: `  ${name}`, of: ({ touches }) => touches[name] })),
  { name: 'main thread ms', of: ({ mainThread }) => mainThread, bar: timesOf('astro', 1) },
  { name: '  of it script', of: ({ script }) => script },
  { name: 'CLS', of: ({ cls }) => Number(cls.toFixed(3)), digits: 3, bar: atMost(0) },
  { name: 'script untouched KiB', of: ({ bytes }) => kib(bytes.Script), digits: 1, bar: atMost(115) },
  {
    name: '  before the load event',
    of: ({ scriptBeforeLoad }) => kib(scriptBeforeLoad),
    digits: 1,
    bar: atMost(0),
  },
  {
    name: 'HTML with styles KiB',
    of: ({ bytes }) => kib(bytes.Document) + kib(bytes.Stylesheet),
    digits: 1,
    bar: atMost(45, { '/': 60 }),
  },
  { name: 'all KiB', of: ({ bytes }) => kib(Object.values(bytes).reduce((sum, size) => sum + size, 0)) },
  { name: 'requests', of: ({ requests }) => requests },
]
