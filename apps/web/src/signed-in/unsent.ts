import { currentSession } from '../shell/session/session.ts'

const prefix = 'susegad-unsent-'
const keyOf = (form: string, owner: string) => `${prefix}${owner}-${form}`
const owner = () => currentSession().user?._id

/** What this person typed into a form and could not send, kept in this tab until it is sent or they sign out. */
export function readUnsent(form: string): Record<string, string> | null {
  const id = owner()
  if (!id) return null
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(form, id)) ?? 'null')
    return kept && typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

export function keepUnsent(form: string, values: Readonly<Record<string, string>>): void {
  const id = owner()
  if (!id) return
  try {
    sessionStorage.setItem(keyOf(form, id), JSON.stringify(values))
  } catch {
    // Only the copy is lost, never the form.
  }
}

export function dropUnsent(form: string): void {
  const id = owner()
  if (id) sessionStorage.removeItem(keyOf(form, id))
}

/** Signing out on purpose leaves nothing behind. */
export function dropAllUnsent(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
