import type { Presence } from '@susegad/api-client/contract'

type State = Presence['people'][number]['state']

export interface PresenceNote {
  enquiry: string
  _id: string
  name: string
  state: State | 'gone'
}

interface Person {
  name: string
  state: State
  until: number
}

/** Desks say every 20 seconds that somebody is still there. */
const LASTS = 45_000

/** Of enquiries with somebody at them: far more than a team opens within the time. */
const MOST_PLACES = 2000

/** Who reads or writes which enquiry, as this process has heard it. */
export function createPresence() {
  const places = new Map<string, Map<string, Person>>()

  const peopleAt = (enquiry: string): Presence => ({
    enquiry,
    people: [...(places.get(enquiry) ?? [])].map(([_id, { name, state }]) => ({ _id, name, state })),
  })
  const leave = (enquiry: string, id: string): boolean => {
    const place = places.get(enquiry)
    const left = place?.delete(id) === true
    if (place?.size === 0) places.delete(enquiry)
    return left
  }

  return {
    all: (): Presence[] => [...places.keys()].map(peopleAt),
    /** Notes what somebody does; returns who is there now, if that has changed. */
    note({ enquiry, _id, name, state }: PresenceNote, now = Date.now()): Presence | undefined {
      if (state === 'gone') return leave(enquiry, _id) ? peopleAt(enquiry) : undefined
      if (!places.has(enquiry) && places.size >= MOST_PLACES) return undefined
      const place = places.get(enquiry) ?? new Map<string, Person>()
      const before = place.get(_id)
      places.set(enquiry, place.set(_id, { name, state, until: now + LASTS }))
      return before?.state === state ? undefined : peopleAt(enquiry)
    },
    /** Forgets those who have not been heard of; returns the enquiries they left. */
    forget(now = Date.now()): Presence[] {
      const left = [...places].flatMap(([enquiry, place]) =>
        [...place]
          .filter(([, { until }]) => until <= now)
          .filter(([id]) => leave(enquiry, id))
          .map(() => enquiry),
      )
      return [...new Set(left)].map(peopleAt)
    },
  }
}
