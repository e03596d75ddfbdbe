import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import { takenAddresses } from '../../src/text-pages/taken-addresses.ts'
import { linksIn } from './links-in.ts'

/** Pages that a business has only if their file is there. */
export const offeredPages = ['hotels', 'activity', 'beaches', 'dining', 'gallery', 'membership'] as const

const isOffered = (page: string): boolean => offeredPages.some((one) => one === page)

type Pages = Readonly<Record<string, Record<string, unknown>>>

/** Finds links and texts about pages that the business does not have; `own` are addresses of text pages. */
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
  for (const kind of ['hotels', 'activities', 'beaches'] as const) {
    const page = kind === 'activities' ? 'activity' : kind
    if (has(page)) continue
    if (records[kind].length > 0) {
      const problem = `is missing, though there are ${kind}`
      add(`pages/${page}`, 'file', problem, `Write it, or remove the ${kind}.`)
    }
    if (home[kind] !== undefined)
      add('pages/home', kind, `there is no page /${page}`, 'Write it, or remove this part.')
  }
  if (has('membership') !== (pages.membership !== undefined))
    add(
      has('membership') ? 'membership' : 'pages/membership',
      'file',
      'is missing: the numbers of the card and its page belong together',
      'Write it, or remove the other.',
    )
  const links = [
    ...linksIn(pages.navigation).map((link) => ({ file: 'navigation', ...link })),
    ...linksIn(home.hero, 'hero').map((link) => ({ file: 'pages/home', ...link })),
  ]
  for (const { file, field, to } of links) {
    const [, page] = /^\/([^/?#]+)$/.exec(to) ?? []
    if (page === undefined || has(page) || (takenAddresses.includes(page) && !isOffered(page))) continue
    add(
      file,
      field,
      `links to ${to}, which is not a page of this site`,
      'Correct the link, remove it, or add the page.',
    )
  }
  return problems
}
