/** What the browser keeps of a session: the token, and the least of the user that the header needs. */
export interface StoredUser {
  _id: string
  name: string
  username: string
  email: string
  role: string
}

const tokenKey = 'authToken'
const userKey = 'user'

export function readToken(): string | null {
  return localStorage.getItem(tokenKey)
}

export function readUser(): StoredUser | null {
  try {
    const user = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    return typeof user?.email === 'string' ? user : null
  } catch {
    return null
  }
}

export function keepSession(token: string, user: StoredUser): void {
  const { _id, name, username, email, role } = user
  localStorage.setItem(userKey, JSON.stringify({ _id, name, username, email, role }))
  localStorage.setItem(tokenKey, token)
  markPage(true)
}

export function dropSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  markPage(false)
}

// Styles show or hide what is for visitors by this, before any script has rendered.
function markPage(kept: boolean): void {
  if (kept) document.documentElement.dataset.session = 'kept'
  else delete document.documentElement.dataset.session
}

/** Calls back when another tab signs in or out. */
export function onOtherTab(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== userKey && event.key !== null) return
    markPage(readToken() !== null)
    listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}
