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
    waterfall: ['dudhsagar', 'falls'],
    resort: ['hotel'],
    stay: ['hotel', 'room'],
    room: ['hotel'],
    food: ['dining', 'dinner'],
    restaurant: ['dining'],
    card: ['membership'],
    discount: ['membership', 'offer'],
    boat: ['cruise'],
    ship: ['cruise'],
    dolphins: ['dolphin'],
    jump: ['bungee'],
    snow: ['ice'],
    sightseeing: ['tour'],
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

const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** How well one typed word matches one word of a document: 0 not at all, 1 exactly. */
function closeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.8
  const slips = slipsAllowed(typed)
  if (slips === 0) return 0
  if (withinSlips(typed, word, slips)) return 0.6
  return typed.length >= 5 && withinSlips(typed, word, 1, true) ? 0.4 : 0
}

const best = (typed: string, words: readonly string[]) =>
  words.reduce((highest, word) => Math.max(highest, closeness(typed, word)), 0)

/** Documents that match every typed word, at least roughly, best first. */
export function searchPlaces<Document extends SearchDocument>(
  documents: readonly Document[],
  query: string,
): Hit<Document>[] {
  const typedWords = wordsOf(query)
  if (typedWords.length === 0) return []
  const hits: Hit<Document>[] = []
  for (const document of documents) {
    const fields = [
      { words: wordsOf(document.title), weight: 10 },
      { words: document.keywords.flatMap(wordsOf), weight: 5 },
      { words: wordsOf(document.text), weight: 1 },
    ]
    let score = 0
    const matchesAll = typedWords.every((typed) => {
      const readings = [
        { word: typed, trust: 1 },
        ...(synonyms.get(typed) ?? []).map((word) => ({ word, trust: 0.7 })),
      ]
      const found = Math.max(
        ...fields.flatMap(({ words, weight }) =>
          readings.map(({ word, trust }) => best(word, words) * weight * trust),
        ),
      )
      score += found
      return found > 0
    })
    if (matchesAll) hits.push({ document, score })
  }
  return hits.sort((a, b) => b.score - a.score || a.document.title.localeCompare(b.document.title))
}
