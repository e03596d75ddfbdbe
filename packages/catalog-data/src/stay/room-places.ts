import type { Room } from '../hotels/hotel.ts'
import type { Stay } from '../schema/stay-schema.ts'
import type { OpenQuestion, RoomParty } from './stay-estimate.ts'

/** What the guests of a room need and pay for. */
export interface RoomPlaces {
  guests: number
  /** With children old enough to count as adults. */
  adults: number
  payingChildren: number
  freeChildren: number
  mattresses: number
  /** Paying children who share a bed of the room. */
  childrenNoBed: number
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0

/** The places of a party in a room, or why it can't be told. */
export function placesIn(
  { adults, children }: RoomParty,
  { sleeps = {}, minAge = 0 }: Pick<Room, 'sleeps' | 'minAge'>,
  { ages, adultsIncluded }: Pick<Stay, 'ages' | 'adultsIncluded'>,
  room: number,
): RoomPlaces | OpenQuestion {
  if (![adults, ...children].every(isCount)) return { kind: 'people', room }
  if (children.length > 0 && !ages) return { kind: 'ages', room }
  const { childFrom = 0, childTo = 0 } = ages ?? {}
  // The oldest children get the mattresses that are left.
  const young = children.filter((age) => age <= childTo).sort((one, other) => other - one)
  const grown = adults + children.length - young.length
  if (grown === 0) return { kind: 'people', room }
  if (children.some((age) => age < minAge)) return { kind: 'minimum-age', room, age: minAge }
  const onMattress = Math.max(0, young.length - (sleeps.childrenNoBed ?? 0))
  const mattresses = Math.max(0, grown - adultsIncluded) + onMattress
  const guests = grown + young.length
  if (mattresses > (sleeps.mattresses ?? 0) || guests > (sleeps.guests ?? guests))
    return { kind: 'capacity', room }
  const pays = (age: number) => age >= childFrom
  const payingChildren = young.filter(pays).length
  return {
    guests,
    adults: grown,
    payingChildren,
    freeChildren: young.length - payingChildren,
    mattresses,
    childrenNoBed: young.slice(onMattress).filter(pays).length,
  }
}

/** Says how many guests `placesIn` lets into a room, where that is more than the room's own text says. */
export function sleepsLine(
  { guests, sleeps = {} }: Pick<Room, 'guests' | 'sleeps'>,
  { adultsIncluded }: Pick<Stay, 'adultsIncluded'>,
): string | null {
  const said = guests?.match(/\d+/g)
  if (!said) return null
  const limit = sleeps.guests ?? Number.POSITIVE_INFINITY
  const adults = Math.min(adultsIncluded + (sleeps.mattresses ?? 0), limit)
  const all = Math.min(adults + (sleeps.childrenNoBed ?? 0), limit)
  if (all <= Math.max(...said.map(Number))) return null
  return all === adults ? `Sleeps ${all}` : `Sleeps ${all}, at most ${adults} of them adults`
}
