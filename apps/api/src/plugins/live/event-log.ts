import { randomBytes } from 'node:crypto'

export interface LiveEvent {
  id: string
  name: 'change' | 'presence' | 'missed'
  data: unknown
}

// Enough for a reconnect; after a longer absence the client reloads the list.
const KEPT = 500

/** The latest events of this process, so that a reconnecting client gets what it missed. */
export function createEventLog() {
  // Ids of another process, or of this one before a restart, are unknown here.
  const name = randomBytes(6).toString('hex')
  const events: LiveEvent[] = []
  let count = 0
  const idOf = (number: number) => `${name}-${number}`

  return {
    add(event: Omit<LiveEvent, 'id'>): LiveEvent {
      const added = { ...event, id: idOf(++count) }
      events.push(added)
      if (events.length > KEPT) events.shift()
      return added
    },
    last: () => idOf(count),
    /** The events after one, or undefined if some may be missing. */
    after(id: string): readonly LiveEvent[] | undefined {
      if (id === idOf(count)) return []
      const [process, number] = id.split('-')
      const first = count - events.length
      const from = Number(number)
      if (process !== name || !Number.isSafeInteger(from) || from < first || from > count) return undefined
      return events.slice(from - first)
    },
  }
}
