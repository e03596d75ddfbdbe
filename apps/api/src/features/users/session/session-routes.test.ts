import type { AuthResult, OwnSessions } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { endTokens, findUser, setPassword } from '../user-store.ts'
import { deviceName } from './device-name.ts'

const { call, customer, db } = await startService()

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const signInAgain = async (person: AuthResult, agent = phone) => {
  const body = { emailOrUsername: person.user.email, password: 'secret-of-rohan' }
  return (await call<AuthResult>('POST', '/api/users/login', { body, headers: { 'user-agent': agent } })).body
}
const sessionsOf = async (token: string) =>
  (await call<OwnSessions>('GET', '/api/users/sessions', { token })).body.sessions
const isOpen = async (token: string) => (await call('GET', '/api/users/profile', { token })).status === 200

describe('sessions', () => {
  it('show the device, and which one is current', async () => {
    const here = await customer()
    await signInAgain(here)
    const found = await sessionsOf(here.token)
    expect(found.map(({ device, current, method }) => [device, current, method])).toEqual([
      ['Another program', true, 'password'],
      ['Chrome on Android', false, 'password'],
    ])
    expect(Date.now() - Date.parse(found[1]?.signedInAt ?? '')).toBeLessThan(60_000)
  })

  it('are ended one by one, only by their owner', async () => {
    const here = await customer()
    const there = await signInAgain(here)
    const stranger = await customer()
    const id = (await sessionsOf(here.token)).find(({ current }) => !current)?._id
    const end = (token: string) => call('DELETE', `/api/users/sessions/${id}`, { token })
    expect((await end(stranger.token)).status).toBe(404)
    expect(await isOpen(there.token)).toBe(true)
    expect((await end(here.token)).status).toBe(204)
    expect([await isOpen(there.token), await isOpen(here.token)]).toEqual([false, true])
    expect(await sessionsOf(here.token)).toHaveLength(1)
    expect((await end(here.token)).status).toBe(404)
  })

  it('all end except the current one, which keeps its sign-in time', async () => {
    const here = await customer()
    const others = [await signInAgain(here), await signInAgain(here)]
    const [before] = await sessionsOf(here.token)
    const { body } = await call<AuthResult>('POST', '/api/users/sessions/end-others', { token: here.token })
    for (const { token } of [...others, here]) expect(await isOpen(token)).toBe(false)
    const left = await sessionsOf(body.token)
    expect(left).toMatchObject([{ current: true, signedInAt: before?.signedInAt }])
  })

  it('are not ended by a session that has itself ended', async () => {
    const here = await customer()
    const known = { id: here.user._id, tokenVersion: 0 }
    const taken = await setPassword(db, here.user._id, 'another hash')
    expect(await endTokens(db, known)).toBeUndefined()
    expect((await findUser(db, here.user._id))?.tokenVersion).toBe(taken?.tokenVersion)
  })

  it('without a row stay valid, and end with the others', async () => {
    const here = await customer()
    const old = await signInAgain(here)
    await db.query('delete from sessions where user_id = $1::uuid', [here.user._id])
    expect([await isOpen(old.token), await isOpen(here.token)]).toEqual([true, true])
    const { body } = await call<AuthResult>('POST', '/api/users/sessions/end-others', { token: here.token })
    expect(await isOpen(old.token)).toBe(false)
    expect(await sessionsOf(body.token)).toMatchObject([{ current: true }])
  })

  it('update when they were last seen', async () => {
    const here = await customer()
    await db.query(`update sessions set seen_at = now() - interval '2 hours' where user_id = $1::uuid`, [
      here.user._id,
    ])
    const [session] = await sessionsOf(here.token)
    expect(Date.now() - Date.parse(session?.seenAt ?? '')).toBeLessThan(60_000)
  })

  it('leave the list on sign-out and on a password change', async () => {
    const here = await customer()
    const there = await signInAgain(here)
    await call('DELETE', '/api/users/session', { token: there.token })
    expect(await sessionsOf(here.token)).toHaveLength(1)
    await signInAgain(here)
    const body = { currentPassword: 'secret-of-rohan', newPassword: 'another-of-rohan' }
    const changed = await call<AuthResult>('PUT', '/api/users/password', { token: here.token, body })
    expect(await sessionsOf(changed.body.token)).toMatchObject([{ current: true }])
  })
})

describe('a user agent', () => {
  const apple = (system: string, end: string) => `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 ${end}`
  it.each([
    [phone, 'Chrome on Android'],
    [
      apple('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'Version/19.0 Mobile/15E148 Safari/604.1'),
      'Safari on iPhone',
    ],
    [apple('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'FxiOS/140.0 Mobile/15E148'), 'Firefox on iPhone'],
    [apple('Macintosh; Intel Mac OS X 10_15_7', 'Version/19.0 Safari/605.1.15'), 'Safari on Mac'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5.0', 'Another program'],
    [undefined, 'Another program'],
  ])('%s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})
