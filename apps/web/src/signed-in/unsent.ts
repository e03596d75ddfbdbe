import { currentSession } from '../shell/session/session.ts'
import { dropTyped, keepTyped, readTyped } from '../shell/session/typed-words.ts'

const owner = () => currentSession().user?._id

/** Unsent input of this person, kept in this tab until it is sent or they sign out. */
export function readUnsent(form: string): Record<string, string> | null {
  const id = owner()
  const kept = id ? readTyped('tab', id, form) : {}
  return Object.keys(kept).length > 0 ? kept : null
}

export function keepUnsent(form: string, values: Readonly<Record<string, string>>): void {
  const id = owner()
  if (id) keepTyped('tab', id, form, values)
}

export function dropUnsent(form: string): void {
  const id = owner()
  if (id) dropTyped('tab', id, form)
}
