import { type ListedRecord, listedRecords } from './listed-records.ts'

const source = new URL('../src/', import.meta.url)
const made = '// Made by the `lists` command from the cards; do not edit.\n'
const lineWidth = 110

interface Kind {
  /** 'Beach' names the types and files, 'beaches' the folder and the people's word. */
  one: 'Activity' | 'Beach'
  many: 'activities' | 'beaches'
  cards: string
  recordOf: (name: string) => string
}

const kinds: readonly Kind[] = [
  { one: 'Activity', many: 'activities', cards: 'cards/*-card.ts', recordOf: (name) => `records/${name}.ts` },
  { one: 'Beach', many: 'beaches', cards: 'cards/*-card.ts', recordOf: (name) => `records/${name}.ts` },
]

const article = (one: string) => (one === 'Activity' ? 'an activity' : `a ${one.toLowerCase()}`)

function slugs({ one, many }: Kind, records: readonly ListedRecord[]): string {
  const list = `${one.toLowerCase()}Slugs`
  return `${made}/** Slugs of the ${many} in display order. */
export const ${list} = [
${records.map(({ slug }) => `  '${slug}',\n`).join('')}] as const

export type ${one}Slug = (typeof ${list})[number]

export function is${one}Slug(slug: string): slug is ${one}Slug {
  return (${list} as readonly string[]).includes(slug)
}
`
}

function summaries({ one, many }: Kind, records: readonly ListedRecord[]): string {
  const word = one.toLowerCase()
  const imports = [
    { path: `./${word}.ts`, text: `import type { ${one}Summary } from './${word}.ts'` },
    ...records.map(({ card, cardName }) => ({
      path: `./${card}`,
      text: `import { ${cardName} } from './${card}'`,
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
  return `${made}${imports.map(({ text }) => `${text}\n`).join('')}
/** The ${many} in display order. */
export const ${word}Summaries: readonly ${one}Summary[] = [
${records.map(({ cardName }) => `  ${cardName},\n`).join('')}]
`
}

function loaderLine({ slug, record, recordName }: ListedRecord): string {
  const [key, load] = [`  '${slug}': () =>`, `import('./${record}').then((file) => file.${recordName}),\n`]
  return `${key} ${load}`.trimEnd().length > lineWidth ? `${key}\n    ${load}` : `${key} ${load}`
}

function loader({ one }: Kind, records: readonly ListedRecord[]): string {
  const word = one.toLowerCase()
  return `${made}import type { ${one} } from './${word}.ts'
import type { ${one}Slug } from './${word}-slug.ts'
import { is${one}Slug } from './${word}-slug.ts'

export { type ${one}Slug, ${word}Slugs, is${one}Slug } from './${word}-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: Record<${one}Slug, () => Promise<${one}>> = {
${records.map(loaderLine).join('')}}

/** Loads ${article(one)}'s record; undefined for an unknown slug. */
export async function load${one}(slug: string): Promise<${one} | undefined> {
  return is${one}Slug(slug) ? records[slug]() : undefined
}
`
}

/** The text of each list, by its path below src. */
export function listFiles(): Record<string, string> {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const records = listedRecords(new URL(`${kind.many}/`, source), kind.cards, kind.recordOf)
      const word = kind.one.toLowerCase()
      return [
        [`${kind.many}/${word}-slug.ts`, slugs(kind, records)],
        [`${kind.many}/${word}-summaries.ts`, summaries(kind, records)],
        [`${kind.many}/load-${word}.ts`, loader(kind, records)],
      ]
    }),
  )
}
