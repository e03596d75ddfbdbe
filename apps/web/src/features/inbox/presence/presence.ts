import type { Presence } from '@susegad/api-client/live'
import { useSyncExternalStore } from 'react'

type People = Presence['people']

const nobody: People = []
const places = new Map<string, People>()
const listeners = new Set<() => void>()

export function notePresence({ enquiry, people }: Presence): void {
  if (people.length > 0) places.set(enquiry, people)
  else places.delete(enquiry)
  for (const listener of listeners) listener()
}

/** Clears all presence, such as after a sign-out. */
export function forgetPresence(): void {
  places.clear()
  for (const listener of listeners) listener()
}

export const allPresence = (): Presence[] => [...places].map(([enquiry, people]) => ({ enquiry, people }))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is reading or writing an enquiry now. */
export const usePeopleAt = (enquiry: string): People =>
  useSyncExternalStore(subscribe, () => places.get(enquiry) ?? nobody)

interface Person {
  _id: string
  name: string
  state: 'reading' | 'writing'
}

/** Names of colleagues at the same enquiry; writers first. */
export function presenceText(people: readonly Person[], self: string, locale: string): string {
  const listed = new Intl.ListFormat(locale)
  const others = people.filter(({ _id }) => _id !== self)
  const said = (['writing', 'reading'] as const).flatMap((state) => {
    const names = others.filter((person) => person.state === state).map(({ name }) => name)
    if (names.length === 0) return []
    const verb = names.length === 1 ? 'is' : 'are'
    return `${listed.format(names)} ${verb} ${state === 'writing' ? 'writing here' : 'reading this too'}.`
  })
  return said.join(' ')
}
