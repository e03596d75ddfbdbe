import type { Picture } from '../../src/pictures/picture.ts'
import type { EncodedPicture } from '../photos/encoded-pictures.ts'
import { Imports, made, named, printed, withPictureCode } from './printed.ts'

/** Source texts by their path below src. */
export type Modules = Record<string, string>

export interface RecordKind<T> {
  /** `one` names types and files, `many` the folder. */
  one: 'Hotel' | 'Activity' | 'Beach'
  many: 'hotels' | 'activities' | 'beaches'
  /** Fields of a card, and its number of pictures. */
  cardFields: readonly (keyof T)[]
  cardPictures: number
  /** Fields whose text differs on the card. */
  cardWords?: (record: T) => object
}

interface Placed {
  slug: string
  pictures: readonly Picture[]
}

const word = ({ one }: { one: string }): string => one.toLowerCase()
const article = (one: string): string => (one === 'Activity' ? 'an activity' : `a ${one.toLowerCase()}`)

/** The card of a record for listings; its pictures are exported for the gallery. */
function cardModule<T extends Placed>(
  { one, cardFields, cardPictures, cardWords }: RecordKind<T>,
  record: T,
  encoded: ReadonlyMap<string, EncodedPicture>,
): string {
  const imports = new Imports(encoded)
  const onCard = record.pictures.slice(0, cardPictures)
  const shown = onCard.map(
    (picture, index) => `export const picture${index + 1}: Picture = ${imports.picture(picture)}\n`,
  )
  const card = {
    ...Object.fromEntries(cardFields.map((field) => [field, record[field]])),
    ...cardWords?.(record),
    pictures: onCard,
  }
  const text = printed(withPictureCode(card, (picture) => `picture${placeOf(onCard, picture)}`))
  return `${made}${imports}import type { Picture } from '../../pictures/picture.ts'
import type { ${one}Summary } from '../${one.toLowerCase()}.ts'

${shown.join('')}
export const ${named(record.slug, 'card')}: ${one}Summary = ${text}
`
}

const placeOf = (pictures: readonly Picture[], { name, alt }: Picture): number =>
  pictures.findIndex((picture) => picture.name === name && picture.alt === alt) + 1

/** A picture imported from the card if it is on it, else from its own module. */
export const cardPicture =
  ({ slug, pictures }: Placed, onCard: number, imports: Imports) =>
  (picture: Picture): string => {
    const place = placeOf(pictures.slice(0, onCard), picture)
    if (place === 0) return imports.picture(picture)
    imports.add(`./${slug}-card.ts`, `picture${place}`)
    return `picture${place}`
  }

/** The whole record without imports: a bundler would put modules shared with a listing into the listing's chunk. */
const recordModule = ({ one }: RecordKind<never>, record: Placed): string =>
  `${made}import type { ${one} } from '../${one.toLowerCase()}.ts'

export const ${named(record.slug)}: ${one} = ${printed(record)}
`

function slugs(kind: RecordKind<never>, records: readonly Placed[]): string {
  const { one, many } = kind
  const list = `${word(kind)}Slugs`
  return `${made}/** Slugs of the ${many} in display order. */
export const ${list}: readonly string[] = [
${records.map(({ slug }) => `  '${slug}',\n`).join('')}]

/** A slug that the list above holds; checked where records are loaded. */
export type ${one}Slug = string

export function is${one}Slug(slug: string): boolean {
  return ${list}.includes(slug)
}
`
}

function summaries(kind: RecordKind<never>, records: readonly Placed[]): string {
  const imports = records.map(
    ({ slug }) => `import { ${named(slug, 'card')} } from './generated/${slug}-card.ts'\n`,
  )
  return `${made}${imports.join('')}import type { ${kind.one}Summary } from './${word(kind)}.ts'

/** The ${kind.many} in display order. */
export const ${word(kind)}Summaries: readonly ${kind.one}Summary[] = [
${records.map(({ slug }) => `  ${named(slug, 'card')},\n`).join('')}]
`
}

function loader(kind: RecordKind<never>, records: readonly Placed[]): string {
  const { one } = kind
  const lines = records.map(
    ({ slug }) =>
      `  ['${slug}', () => import('./generated/${slug}.ts').then((file) => file.${named(slug)})],\n`,
  )
  return `${made}import type { ${one} } from './${word(kind)}.ts'

export { type ${one}Slug, ${word(kind)}Slugs, is${one}Slug } from './${word(kind)}-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: ReadonlyMap<string, () => Promise<${one}>> = new Map([
${lines.join('')}])

/** Loads ${article(one)}'s record; undefined for an unknown slug. */
export async function load${one}(slug: string): Promise<${one} | undefined> {
  return records.get(slug)?.()
}
`
}

/** Cards, records, slugs, summaries and loader of one kind. */
export function recordModules<T extends Placed>(
  kind: RecordKind<T>,
  records: readonly T[],
  encoded: ReadonlyMap<string, EncodedPicture>,
): Modules {
  const own = kind as RecordKind<never>
  return Object.fromEntries([
    [`${kind.many}/${word(kind)}-slug.ts`, slugs(own, records)],
    [`${kind.many}/${word(kind)}-summaries.ts`, summaries(own, records)],
    [`${kind.many}/load-${word(kind)}.ts`, loader(own, records)],
    ...records.flatMap((record) => [
      [`${kind.many}/generated/${record.slug}-card.ts`, cardModule(kind, record, encoded)],
      [`${kind.many}/generated/${record.slug}.ts`, recordModule(own, record)],
    ]),
  ])
}
