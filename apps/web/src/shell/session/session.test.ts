import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepUnsent, readUnsent } from '../../signed-in/unsent.ts'
import {
  beginSession,
  currentSession,
  endRefusedSession,
  leaveSession,
  renewUser,
  type SessionUser,
  startSession,
} from './session.ts'
import { fetchSessionUser } from './session-user.ts'
import { keepTyped, readTyped, VISITOR } from './typed-words.ts'

const person = (id: string): SessionUser => ({
  _id: id,
  name: `Name of ${id}`,
  username: id,
  email: `${id}@example.com`,
  role: 'customer',
  phone: `+91 ${id}`,
})
const asha = person('asha')
const meera = person('meera')

// The service by token: a user, null for a refused token, or no answer.
const answers = new Map<string, SessionUser | null>()
async function fetchUser(token: string): Promise<SessionUser | null> {
  const user = answers.get(token)
  if (user === undefined) throw new Error('No answer')
  return user
}

class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
  }
}
const page = new EventTarget()
vi.stubGlobal('location', new URL('https://goa.example/'))
vi.stubGlobal('localStorage', new MemoryStorage())
vi.stubGlobal('sessionStorage', new MemoryStorage())
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))

await startSession(fetchUser)

beforeEach(() => {
  endRefusedSession(localStorage.getItem('authToken'))
  localStorage.clear()
  sessionStorage.clear()
  answers.clear()
})

describe('in this tab', () => {
  test('the phone is known while the page is open, and is not kept by the browser', () => {
    beginSession('token', asha)
    expect(currentSession().user?.phone).toBe('+91 asha')
    expect(localStorage.getItem('user')).toContain('asha@example.com')
    expect(JSON.stringify(localStorage)).not.toContain('+91')
  })

  test('signing out drops what was typed, of this person and no other', () => {
    keepTyped('browser', 'meera', 'drawer', { message: 'Hers' })
    beginSession('token', asha)
    keepTyped('browser', 'asha', 'drawer', { message: 'Mine' })
    keepUnsent('profile', { city: 'Panaji' })
    leaveSession()
    expect(currentSession()).toMatchObject({ status: 'anonymous', ended: { how: 'left', userId: 'asha' } })
    expect(localStorage.getItem('authToken')).toBeNull()
    beginSession('another', asha)
    expect(readTyped('browser', 'asha', 'drawer')).toEqual({})
    expect(readUnsent('profile')).toBeNull()
    expect(readTyped('browser', 'meera', 'drawer')).toEqual({ message: 'Hers' })
  })

  test('a profile that arrives after another person signed in changes nothing', () => {
    beginSession('token', asha)
    leaveSession()
    beginSession('another', meera)
    renewUser(asha)
    expect(currentSession().user).toEqual(meera)
    renewUser({ ...meera, name: 'Meera N.' })
    expect(currentSession().user?.name).toBe('Meera N.')
  })

  test('a refused session keeps what was typed for the same person', () => {
    beginSession('token', asha)
    keepTyped('browser', 'asha', 'drawer', { message: 'Mine' })
    keepUnsent('profile', { city: 'Panaji' })
    endRefusedSession('token')
    expect(currentSession()).toMatchObject({ status: 'anonymous', ended: { how: 'refused', userId: 'asha' } })
    beginSession('hers', meera)
    expect(readUnsent('profile')).toBeNull()
    leaveSession()
    beginSession('another', asha)
    expect(readUnsent('profile')).toEqual({ city: 'Panaji' })
    expect(readTyped('browser', 'asha', 'drawer')).toEqual({ message: 'Mine' })
  })

  test('whoever signed out is not told that the session ended, though a late call is refused', () => {
    beginSession('token', asha)
    leaveSession()
    endRefusedSession(null)
    expect(currentSession()).toMatchObject({ ended: { how: 'left', userId: 'asha' } })
  })

  test('a late refusal of an old token changes nothing', () => {
    beginSession('new', asha)
    endRefusedSession('old')
    expect(currentSession().status).toBe('signed-in')
  })

  test('what a visitor typed goes with them into their account', () => {
    keepTyped('browser', 'asha', 'drawer', { name: 'Asha', message: 'Older' })
    keepTyped('browser', VISITOR, 'drawer', { message: 'Newer' })
    beginSession('token', asha)
    expect(readTyped('browser', 'asha', 'drawer')).toEqual({ name: 'Asha', message: 'Newer' })
    expect(readTyped('browser', VISITOR, 'drawer')).toEqual({})
  })
})

describe('in another tab', () => {
  const tell = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const signIn = (token: string, user: SessionUser) => {
    localStorage.setItem('user', JSON.stringify(user))
    tell('user')
    localStorage.setItem('authToken', token)
    tell('authToken')
  }
  const drop = () => {
    for (const key of ['authToken', 'user']) {
      localStorage.removeItem(key)
      tell(key)
    }
  }

  test('signing in counts here, and the service tells the rest', async () => {
    answers.set('token', asha)
    signIn('token', { ...asha, phone: '' })
    await expect.poll(() => currentSession().user?.phone).toBe('+91 asha')
  })

  test('several changes while the service does not answer ask it once', async () => {
    const asked = vi.spyOn(answers, 'get')
    signIn('unanswered', asha)
    signIn('unanswered', asha)
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('a session that has ended is not confirmed again', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked = vi.spyOn(answers, 'get')
    signIn('silent', asha)
    await vi.advanceTimersByTimeAsync(0)
    leaveSession()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked.mock.calls.filter(([token]) => token === 'silent')).toHaveLength(1)
    asked.mockRestore()
  })

  test('signing out drops what was typed in this tab', () => {
    beginSession('token', asha)
    keepUnsent('profile', { city: 'Panaji' })
    localStorage.setItem('susegad-left', 'asha')
    drop()
    expect(currentSession()).toMatchObject({ status: 'anonymous', ended: { how: 'left' } })
    beginSession('again', asha)
    expect(readUnsent('profile')).toBeNull()
  })

  test('a refusal keeps what was typed in this tab', () => {
    beginSession('token', asha)
    keepUnsent('profile', { city: 'Panaji' })
    drop()
    expect(currentSession()).toMatchObject({ status: 'anonymous', ended: { how: 'refused', userId: 'asha' } })
    beginSession('again', asha)
    expect(readUnsent('profile')).toEqual({ city: 'Panaji' })
  })

  test('a page that comes out of the Back cache learns that its person has signed out', () => {
    beginSession('token', asha)
    keepUnsent('profile', { city: 'Panaji' })
    localStorage.setItem('susegad-left', 'asha')
    localStorage.removeItem('authToken')
    localStorage.removeItem('user')
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(currentSession()).toMatchObject({ status: 'anonymous', ended: { how: 'left' } })
    expect(JSON.stringify(sessionStorage)).not.toContain('Panaji')
  })
})

describe('the user behind a token', () => {
  const answer = (body: string, status: number) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status }))

  test('is known', async () => {
    answer(JSON.stringify({ user: asha }), 200)
    expect(await fetchSessionUser('token')).toEqual(asha)
  })

  test('is nobody when the service refuses', async () => {
    answer('{"message":"Sign in to continue."}', 401)
    expect(await fetchSessionUser('token')).toBeNull()
  })

  test('stays unknown while something else answers, which signs nobody out', async () => {
    answer('<html>Sign in to the Wi-Fi</html>', 200)
    await expect(fetchSessionUser('token')).rejects.toThrow('did not come from this site')
  })
})

test('where the browser blocks its storage nobody is signed in, and pages need not wait', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError')
  }
  const storage = localStorage
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  try {
    await startSession(fetchUser)
    expect(currentSession()).toMatchObject({ status: 'anonymous' })
  } finally {
    vi.stubGlobal('localStorage', storage)
  }
})
