/** The part of a user that the browser stores: only what the header needs. */
export interface StoredUser {
  _id: string
  name: string
  username: string
  email: string
  role: string
  staffRole?: string | undefined
  editsSite?: boolean | undefined
}

const tokenKey = 'authToken'
const userKey = 'user'
const leftKey = 'susegad-left'

export function readToken(): string | null {
  return readStored(tokenKey)
}

/** Null if nobody is signed in, or if storage is blocked. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
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
  const { _id, name, username, email, role, staffRole, editsSite } = user
  localStorage.setItem(userKey, JSON.stringify({ _id, name, username, email, role, staffRole, editsSite }))
  localStorage.setItem(tokenKey, token)
  if (localStorage.getItem(leftKey) === _id) localStorage.removeItem(leftKey)
  markPage(true)
}

export function dropSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  markPage(false)
}

/** Records a deliberate sign-out, so that other tabs learn of it, even those that are asleep. */
export function noteLeaver(userId: string): void {
  try {
    localStorage.setItem(leftKey, userId)
  } catch {
    // A full storage must not prevent the sign-out.
  }
}

/** Id of the last user to sign out, unless they have signed in again. */
export function readLeaver(): string | null {
  const userId = readStored(leftKey)
  const isBack = readToken() !== null && readUser()?._id === userId
  return isBack ? null : userId
}

// Styles show or hide content for visitors by this, before any script has rendered.
function markPage(kept: boolean): void {
  if (kept) document.documentElement.dataset.session = 'kept'
  else delete document.documentElement.dataset.session
}

/** Calls back when another tab signs in or out, or may have done so while this page was in the back/forward cache. */
export function onOtherTab(listener: () => void): void {
  const heard = () => {
    markPage(readToken() !== null)
    listener()
  }
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === userKey || key === null) heard()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) heard()
  })
}
