import type { OpenQuestion, StayEstimate } from '@susegad/catalog-data/stay'
import type { EstimateLines } from './estimate-lines.ts'

interface Stay {
  hotel: string
  room: string
  nights: number
  estimate: StayEstimate
}

/** What has no price yet; undefined for a question that must be settled before there is anything to offer. */
function unpriced(
  open: OpenQuestion,
  { room, nights }: Stay,
): { text: string; nights: number | null } | undefined {
  switch (open.kind) {
    case 'rules':
      return { text: room, nights }
    case 'room-price':
    case 'validity':
      return { text: room, nights: open.nights }
    case 'mattress-price':
      return { text: 'Extra mattress', nights: open.nights }
    case 'ages':
      return { text: 'Children', nights }
    case 'child-price':
      return { text: 'Children', nights: open.nights }
    case 'dinner':
      return { text: 'Dinner', nights: null }
    case 'late-check-out':
      return { text: 'Late check-out', nights: null }
    case 'compulsory':
      return { text: open.what, nights: null }
  }
  return undefined
}

/**
 * The lines of a stay for a quote, with a line without a price for each thing whose price is not known: a quote can't
 * be sent before staff have filled it in. Undefined while dates or people don't fit.
 */
export function stayLines(stay: Stay): EstimateLines | undefined {
  const { lines, open } = stay.estimate
  const missing = open.map((question) => unpriced(question, stay))
  if (missing.includes(undefined)) return undefined
  const named = (text: string) => `${stay.hotel}, ${text}`
  const offered = [
    ...lines.map(({ text, quantity, nights, guests, price }) => ({
      text: named(text),
      quantity,
      nights,
      guests,
      price: Math.round(price),
    })),
    ...missing.flatMap((line) =>
      line ? [{ text: named(line.text), quantity: 1, nights: line.nights, guests: null, price: null }] : [],
    ),
  ]
  return offered.length > 0 ? offered : undefined
}
