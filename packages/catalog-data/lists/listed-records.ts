import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** One record, as far as the lists need to know it. */
export interface ListedRecord {
  slug: string
  /** Where its card and the whole record stand, below the folder of its kind. */
  card: string
  record: string
  /** Their exported names. */
  cardName: string
  recordName: string
}

const exported = (file: string, text: string): string => {
  const names = [...text.matchAll(/^export const (\w+): (?:Hotel|Activity|Beach)(?:Summary)? =/gm)]
  if (names[0]?.[1] === undefined) {
    throw new Error(`${file} exports no card or record. Write it as: export const agonda: Beach = { … }`)
  }
  return names[0][1]
}

/** Reads the cards as text: their pictures need not be there yet. */
export function listedRecords(
  folder: URL,
  cards: string,
  recordOf: (card: string) => string,
): ListedRecord[] {
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
  const found = globSync(cards, { cwd: folder }).map((card) => {
    const text = read(card)
    const slug = /^ {2}slug: '([^']+)',$/m.exec(text)?.[1]
    const place = /^ {2}id: '[a-z]+-(\d+)',$/m.exec(text)?.[1]
    if (slug === undefined || place === undefined) {
      throw new Error(
        `${card} has no slug or no id. Write them as: id: 'beach-13', slug: 'morjim-beach-goa-india',`,
      )
    }
    const latitude = Number(/lat: ([\d.]+)/.exec(text)?.[1])
    const record = recordOf(basename(card, '-card.ts'))
    const names = { cardName: exported(card, text), recordName: exported(record, read(record)) }
    return { slug, place: Number(place), latitude, card, record, ...names }
  })
  const isBeach = folder.pathname.endsWith('/beaches/')
  // Beaches lie from north to south; the others stand in the order of their ids.
  return found.sort((one, other) => (isBeach ? other.latitude - one.latitude : one.place - other.place))
}
