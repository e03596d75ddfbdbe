/** The people in a room. */
export interface RoomGuests {
  adults: number
  /** Age of each child, in years. */
  children: readonly number[]
}

/** The most people in a room, and the greatest age of a child. */
export interface PartyLimits {
  adults: number
  children: number
  age: number
}

/** Age of a newly added child, halfway through what hotels and activities call a child. */
const NEW_CHILD = 8

export const newRoom = (limits: PartyLimits): RoomGuests => ({
  adults: Math.min(2, limits.adults),
  children: [],
})

/** Adds children at the end, or removes the last ones. */
export function withChildren(guests: RoomGuests, count: number, limits: PartyLimits): RoomGuests {
  const added = Math.max(0, count - guests.children.length)
  const ages = [...guests.children, ...Array<number>(added).fill(Math.min(NEW_CHILD, limits.age))]
  return { ...guests, children: ages.slice(0, count) }
}

export const withAge = (guests: RoomGuests, child: number, age: number): RoomGuests => ({
  ...guests,
  children: guests.children.map((before, index) => (index === child ? age : before)),
})
