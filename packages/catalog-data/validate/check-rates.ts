import type { Hotel } from '../src/hotels/hotel.ts'
import type { RateCard } from '../src/hotels/rate-card.ts'
import type { Fault } from '../src/schema/faults.ts'

/** Finds contradictions within a rate card, and with its hotel. */
export function checkRates(
  { slug, validFrom, validTo, seasons, rows }: RateCard,
  hotel: Hotel | undefined,
): Fault[] {
  const faults: Fault[] = []
  const add = (field: string, problem: string, cure: string) => faults.push({ field, problem, cure })
  if (validTo <= validFrom)
    add('validTo', `${validTo} is not after ${validFrom}`, 'Let it end after it begins.')
  if (hotel === undefined)
    add('slug', `'${slug}' is not a hotel's slug`, 'Use the slug of a hotel in the catalogue.')
  else if (hotel.menuAndRates === null)
    add(
      'slug',
      `'${slug}' does not lead to its rates`,
      'Leave out its link to menu and rates: its rates are its menu.',
    )
  for (const [index, { room, prices }] of rows.entries()) {
    const field = `rows[${index}]`
    if (hotel && !hotel.rooms.some(({ category }) => category === room))
      add(
        `${field}.room`,
        `'${room}' is not a room of ${hotel.name}`,
        "Use the category of one of the hotel's rooms.",
      )
    if (prices.length !== seasons.length)
      add(
        `${field}.prices`,
        `${prices.length} prices for ${seasons.length} seasons`,
        'Give one price for each season.',
      )
    const fall = prices.findIndex((price, at) => price < (prices[at - 1] ?? 0))
    if (fall > 0)
      add(
        `${field}.prices`,
        `${prices[fall]} in ${seasons[fall]?.name} is below the season before`,
        'Order the prices like the seasons, from monsoon to peak.',
      )
  }
  return faults
}
