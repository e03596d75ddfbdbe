import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import { takenAddresses } from '../../src/text-pages/taken-addresses.ts'

/** Pages that a business has only if their file is there. */
export const offeredPages = ['hotels', 'activity', 'beaches', 'dining', 'gallery', 'membership'] as const

const isOffered = (page: string): boolean => offeredPages.some((one) => one === page)

type Pages = Readonly<Record<string, Record<string, unknown>>>

/** Every link within a value, with the field that says it. */
function linksIn(value: unknown, field: string): { field: string; to: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { to } = value as { to?: unknown }
  if (typeof to === 'string') return [{ field: `${field}.to`, to }]
  return Object.entries(value).flatMap(([key, inner]) =>
    linksIn(inner, Array.isArray(value) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
  )
}

/** Finds what speaks of a page that the business does not have; `own` are the addresses of the owner's own. */
export function offerProblems(
  pages: Pages,
  records: Readonly<Record<'hotels' | 'activities' | 'beaches', readonly unknown[]>>,
  own: readonly string[] = [],
): CatalogProblem[] {
  const problems: CatalogProblem[] = []
  const add = (file: string, field: string, problem: string, cure: string) =>
    problems.push({ file: `${file}.json`, record: file, field, problem, cure })
  const has = (page: string) => pages[`pages/${page}`] !== undefined || own.includes(page)
  const home = pages['pages/home'] ?? {}
  const kinds = [
    ['hotels', 'hotels', records.hotels],
    ['activity', 'activities', records.activities],
    ['beaches', 'beaches', records.beaches],
  ] as const
  for (const [page, kind, all] of kinds) {
    if (has(page)) continue
    if (all.length > 0)
      add(
        `pages/${page}`,
        'file',
        `is missing, though there are ${kind}`,
        `Write it, or take the ${kind} out.`,
      )
    if (home[kind] !== undefined)
      add('pages/home', kind, `there is no pages/${page}.json`, 'Write it, or take this part out.')
  }
  if (has('membership') !== (pages.membership !== undefined))
    add(
      has('membership') ? 'membership' : 'pages/membership',
      'file',
      'is missing: the numbers of the card and its page belong together',
      'Write it, or take the other out.',
    )
  const links = [
    ...linksIn(pages.navigation, '').map((link) => ({ file: 'navigation', ...link })),
    ...linksIn(home.hero, 'hero').map((link) => ({ file: 'pages/home', ...link })),
  ]
  for (const { file, field, to } of links) {
    const [, page] = /^\/([^/?#]+)$/.exec(to) ?? []
    if (page === undefined || has(page) || (takenAddresses.includes(page) && !isOffered(page))) continue
    add(
      file,
      field,
      `leads to ${to}, which is no page of this site`,
      `Correct the link, take it out, or add the page (pages/${page}.json).`,
    )
  }
  return problems
}
