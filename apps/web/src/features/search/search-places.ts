import { withinSlips } from './edit-distance.ts'

export interface SearchDocument {
  id: string
  title: string
  text: string
  keywords: readonly string[]
}

export interface Hit<Document extends SearchDocument> {
  document: Document
  score: number
}

/** Maps visitors' words to the catalogue's. A Map: an object would also find inherited keys like `constructor`. */
const synonyms = new Map<string, readonly string[]>(
  Object.entries({
    parasaling: ['parasailing'],
    diving: ['scuba'],
    snorkelling: ['snorkel', 'scuba'],
    snorkeling: ['snorkel', 'scuba'],
    kayak: ['kayaking'],
    canoe: ['kayaking'],
    waterfall: ['falls'],
    resort: ['hotel'],
    stay: ['hotel', 'room'],
    room: ['hotel'],
    food: ['dining', 'dinner'],
    restaurant: ['dining'],
    card: ['membership'],
    discount: ['membership', 'offer'],
    boat: ['cruise'],
    ship: ['cruise'],
    jump: ['bungee'],
    kid: ['children', 'child', 'family'],
    kids: ['children', 'child', 'family'],
    child: ['children', 'family'],
    swimming: ['pool', 'swim'],
    cheap: ['budget'],
    disabled: ['wheelchair', 'step'],
    accessible: ['wheelchair', 'step'],
    pickup: ['transfer', 'picked'],
    wifi: ['internet'],
    ac: ['conditioning', 'conditioned'],
    phone: ['contact'],
    whatsapp: ['contact'],
    call: ['contact'],
    snow: ['ice'],
    sightseeing: ['tour'],
    nightlife: ['party', 'night'],
    jungle: ['forest', 'tree', 'jeep'],
    money: ['refund'],
    opening: ['contact'],
    office: ['contact'],
    address: ['contact'],
    panjim: ['panaji'],
  }),
)

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** One spelling for words that sound alike, and for the plural: dolfin and dolphins. */
const spelled = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})s$/, '')

/** The words of a field, and each pair of neighbours as one word: "tree house" is found as treehouse. */
function fieldOf(texts: readonly string[], weight: number): Field {
  const words = texts.map((text) => wordsOf(text).map(spelled))
  const pairs = words.flatMap((some) => some.slice(1).map((word, index) => `${some[index]}${word}`))
  return { words: new Set(words.flat()), pairs: new Set(pairs), weight }
}

/** Documents that match this much less than the best one are left out. */
const FAINTEST = 0.08

const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** Score of a typed word against a word of a document: 0 for no match, 1 for exact. */
function closeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.8
  const slips = slipsAllowed(typed)
  if (slips === 0) return 0
  if (withinSlips(typed, word, slips)) return 0.6
  return typed.length >= 5 && withinSlips(typed, word, 1, true) ? 0.4 : 0
}

interface Field {
  words: ReadonlySet<string>
  pairs: ReadonlySet<string>
  weight: number
}

const fieldsOf = new WeakMap<SearchDocument, readonly Field[]>()

/** Cached per document, because every keystroke searches all of them. */
function fieldsOfDocument(document: SearchDocument): readonly Field[] {
  const known = fieldsOf.get(document)
  if (known) return known
  const fields = [fieldOf([document.title], 10), fieldOf(document.keywords, 5), fieldOf([document.text], 1)]
  fieldsOf.set(document, fields)
  return fields
}

/** Score of a document for one typed word or its synonyms. */
function answerTo(typed: string): (document: SearchDocument) => number {
  const readings = [
    { word: spelled(typed), trust: 1, known: new Map<string, number>() },
    ...(synonyms.get(typed) ?? []).map((word) => ({ word: spelled(word), trust: 0.7, known: new Map() })),
  ]
  return (document) => {
    let best = 0
    for (const { words, pairs, weight } of fieldsOfDocument(document))
      for (const { word, trust, known } of readings) {
        let closest = pairs.has(word) ? 1 : 0
        for (const other of words) {
          const close = known.get(other) ?? closeness(word, other)
          known.set(other, close)
          if (close > closest) closest = close
        }
        best = Math.max(best, closest * weight * trust)
      }
    return best
  }
}

/** The typed words; a pair that only matches joined counts as one word: "butter fly". */
function joinedWhereKnown(typed: readonly string[], matches: (word: string) => boolean): string[] {
  const [first, second, ...rest] = typed
  if (first === undefined || second === undefined) return [...typed]
  const pair = `${first}${second}`
  if (!matches(first) && matches(pair)) return [pair, ...joinedWhereKnown(rest, matches)]
  return [first, ...joinedWhereKnown([second, ...rest], matches)]
}

/**
 * Documents that match at least one typed word, at least roughly, best first. A rare word counts more than a common one
 * (inverse document frequency).
 */
export function searchPlaces<Document extends SearchDocument>(
  documents: readonly Document[],
  query: string,
): Hit<Document>[] {
  const scoresOf = (word: string) => documents.map(answerTo(word))
  const typed = joinedWhereKnown(wordsOf(query), (word) => scoresOf(word).some((score) => score > 0))
  const columns = typed.map((word) => {
    const scores = scoresOf(word)
    const found = scores.filter((score) => score > 0).length
    return scores.map((score) => score * Math.log(1 + documents.length / Math.max(found, 1)))
  })
  const hits = documents
    .map((document, row) => ({
      document,
      score: columns.reduce((sum, scores) => sum + (scores[row] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score || a.document.title.localeCompare(b.document.title))
  const best = hits[0]?.score ?? 0
  return hits.filter(({ score }) => score > 0 && score > best * FAINTEST)
}
