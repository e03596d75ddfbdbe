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

/** Expiry of presence: desks renew it every 20 seconds. */
const LASTS = 45_000

/** Limit of tracked enquiries, far more than a team opens at once. */
const MAX_ENQUIRIES = 2000

/** Who reads or writes which enquiry, as far as this process knows. */
export function createPresence() {
  const enquiries = new Map<string, Map<string, Person>>()

  const peopleAt = (enquiry: string): Presence => ({
    enquiry,
    people: [...(enquiries.get(enquiry) ?? [])].map(([_id, { name, state }]) => ({ _id, name, state })),
  })
  const leave = (enquiry: string, id: string): boolean => {
    const people = enquiries.get(enquiry)
    const left = people?.delete(id) === true
    if (people?.size === 0) enquiries.delete(enquiry)
    return left
  }

  return {
    all: (): Presence[] => [...enquiries.keys()].map(peopleAt),
    /** Updates a person's presence; returns the people at the enquiry if they changed. */
    note({ enquiry, _id, name, state }: PresenceNote, now = Date.now()): Presence | undefined {
      if (state === 'gone') return leave(enquiry, _id) ? peopleAt(enquiry) : undefined
      if (!enquiries.has(enquiry) && enquiries.size >= MAX_ENQUIRIES) return undefined
      const people = enquiries.get(enquiry) ?? new Map<string, Person>()
      const before = people.get(_id)
      enquiries.set(enquiry, people.set(_id, { name, state, until: now + LASTS }))
      return before?.state === state ? undefined : peopleAt(enquiry)
    },
    /** Removes expired presence; returns the affected enquiries. */
    forget(now = Date.now()): Presence[] {
      const left = [...enquiries].flatMap(([enquiry, people]) =>
        [...people]
          .filter(([, { until }]) => until <= now)
          .filter(([id]) => leave(enquiry, id))
          .map(() => enquiry),
      )
      return [...new Set(left)].map(peopleAt)
    },
  }
}
