import { linksIn } from '../content/read/links-in.ts'
import { offeredPages } from '../content/read/offered-pages.ts'
import type { Content } from '../content/read/read-content.ts'
import type { CatalogProblem } from '../src/normalise/normalise.ts'
import type { Fault } from '../src/schema/faults.ts'
import { takenAddresses } from '../src/text-pages/taken-addresses.ts'

type Sections = readonly { title: string; lines: readonly string[] }[]

/** Whether the site has a page at an address. */
function pageFinder({ hotels, rates, activities, beaches, pages, textPages }: Content) {
  const slugs = (records: readonly { record: { slug: string } }[]) =>
    new Set(records.map(({ record }) => record.slug))
  const activity = slugs(activities)
  const kinds = new Map([
    ['hotels', slugs(hotels)],
    ['rates', slugs(rates)],
    ['activity', activity],
    ['activitys', activity],
    ['beaches', slugs(beaches)],
  ])
  const own = slugs(textPages)
  return (to: string): boolean => {
    const [first = '', slug] = to
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
    if (slug !== undefined) return kinds.get(first)?.has(slug) ?? takenAddresses.includes(first)
    if (offeredPages.some((page) => page === first)) return pages[`pages/${first}`] !== undefined
    return first === '' || own.has(first) || takenAddresses.includes(first)
  }
}

const answerFaults = (questions: Sections): Fault[] =>
  questions.flatMap(({ title, lines }, index) => {
    if (lines.length > 0) return []
    const problem = `the question '${title}' has no answer`
    const cure = 'Write the answer, or remove the question.'
    return { field: `faq.sections[${index}].lines`, problem, cure }
  })

/** Finds questions without an answer and links that lead to no page. */
export function checkUnfinished(content: Content, fileOf: (page: string) => string): CatalogProblem[] {
  const hasPage = pageFinder(content)
  const problems: CatalogProblem[] = []
  const look = (file: string, record: string, value: unknown, further: readonly Fault[] = []) => {
    const cure = 'Correct the link, or remove it.'
    const dead = linksIn(value)
      .filter(({ to }) => !hasPage(to))
      .map(({ field, to }) => ({ field, problem: `links to ${to}, which is not a page of this site`, cure }))
    problems.push(...[...dead, ...further].map((fault) => ({ file, record, ...fault })))
  }
  for (const { file, record } of content.hotels)
    look(file, record.slug, record, answerFaults(record.faq.sections))
  for (const { file, record } of [...content.activities, ...content.beaches, ...content.textPages])
    look(file, record.slug, record)
  for (const [name, page] of Object.entries(content.pages)) look(fileOf(name), name, page)
  return problems
}
