import { globSync, readFileSync } from 'node:fs'

const folder = 'packages/catalog-data/example'

interface Said {
  file: string
  field: string
  text: string
}

/** Every text of a value, with the name of its field. */
function textsIn(value: unknown, field = ''): Omit<Said, 'file'>[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? field : key))
}

const texts = globSync(`${folder}/**/*.json`).flatMap((file): Said[] =>
  textsIn(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ field }) => field !== '$schema')
    .map((said) => ({ file, ...said })),
)
const isRecord = ({ file }: Said) =>
  /\/(hotels|activities|beaches)\/[^/]+$/.test(file) && !file.includes('/pages/')
const inRecords = (...fields: string[]) =>
  texts.flatMap((said) => (isRecord(said) && fields.includes(said.field) ? [said.text] : []))
const business: Record<string, string> & { region: { name: string } } = JSON.parse(
  readFileSync(`${folder}/business.json`, 'utf8'),
)

/** How an amount begins: the sign of the currency. */
const sign = (0)
  .toLocaleString(business.locale, { style: 'currency', currency: business.currency })
  .replace(/[\d.\s]/g, '')
const records: { name: string }[] = globSync(`${folder}/{hotels,activities,beaches}/*.json`).map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** What the business and its places are called, where they lie, and how to reach them. */
const names = [
  business.name,
  business.region.name,
  `${business.region.name}n`,
  business.currency,
  business.email,
  business.phone,
  ...records.map(({ name }) => name),
  ...inRecords('slug', 'contact').filter((text) => wordsOf(text).length > 1),
  ...inRecords('location').flatMap((text) => text.split(/,|–| and /)),
].flatMap((text) => text?.trim() ?? [])

/** Sentences up to the first fact that is filled in; shorter ones are anybody's. */
const sentences = texts
  .flatMap(({ text }) => text.split('{')[0]?.trim() ?? '')
  .filter((text) => wordsOf(text).length >= 5)

/** Both by their first word, so that a text is read once. */
const phrases = new Map<string, string[][]>()
for (const phrase of new Set([...names, ...sentences])) {
  const words = wordsOf(phrase)
  const [first] = words
  if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), words])
}

/** The code and the sign of its currency. */
export const money = [business.currency ?? '', sign]

/** What of the example stands in a text. */
export function exampleTraces(text: string): string[] {
  const words = wordsOf(text.replace(/&#x27;/g, "'"))
  const found = words.flatMap((word, at) =>
    (phrases.get(word) ?? [])
      .filter((phrase) => phrase.every((part, index) => words[at + index] === part))
      .map((phrase) => phrase.join(' ')),
  )
  return [...new Set([...found, ...(text.includes(sign) ? [sign] : [])])]
}
