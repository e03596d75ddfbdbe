import { describe, expect, it } from 'vitest'
import { person } from '../service.ts'
import { fresh, startLimitedService, statuses } from './limited-service.ts'

const { call, customer, login } = await startLimitedService()

/** A new account, and its browser's cookie. */
async function register(from = fresh()) {
  const body = person({ password: 'open sesame' })
  const { headers } = await call('POST', '/api/users/register', { from, body })
  const header = String(headers['set-cookie'])
  return { email: String(body.email), header, cookie: `theme=dark; ${header.split(';')[0]}` }
}

describe('signing in', () => {
  it('may fail ten times for an account from any number of addresses', async () => {
    const { user } = await customer()
    const answers = await Promise.all(Array.from({ length: 13 }, () => login(fresh(), user.email)))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), ...Array(3).fill(429)])
  })

  it('is limited the same for an unknown name', async () => {
    const name = `nobody-${Date.now()}`
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await login(fresh(), n % 2 ? name.toUpperCase() : ` ${name}`))
    expect(statuses(answers)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('is not limited for the owner at an address of an earlier sign-in', async () => {
    const home = fresh()
    const { email } = await register(home)
    for (let n = 0; n < 12; n++) await login(fresh(), email)
    expect((await login(fresh(), email, 'open sesame')).status).toBe(429)
    expect((await login(home, email, 'open sesame')).status).toBe(200)
  })

  it('limits a guessing stranger, and not the owner', async () => {
    const { user } = await customer({ password: 'open sesame' })
    const stranger = fresh()
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await login(stranger, user.email))
    expect(statuses(guesses)).toEqual([...Array(10).fill(401), 429, 429])
    expect((await login(fresh(), user.email)).status).toBe(401)
    expect((await login(fresh(), user.email, 'open sesame')).status).toBe(200)
  })

  it('is refused at new addresses once the strangers’ share is used up', async () => {
    const { user } = await customer()
    for (let n = 0; n < 10; n++) await login(fresh(), user.email)
    const late = fresh()
    const answers = await Promise.all(Array.from({ length: 9 }, () => login(late, user.email)))
    for (let n = 0; n < 3; n++) answers.push(await login(late, user.email))
    expect(new Set(statuses(answers))).toEqual(new Set([429]))
  })

  it('works in a known browser from any address while others guess', async () => {
    const owner = await register()
    const other = await register()
    const neighbour = fresh()
    for (let n = 0; n < 12; n++) await login(fresh(), owner.email)
    for (let n = 0; n < 33; n++) await login(neighbour, `somebody-else-${n}`)
    const from = (cookie: string, address = fresh()) => login(address, owner.email, 'open sesame', cookie)
    expect((await from(owner.cookie)).status).toBe(200)
    expect((await from(owner.cookie, neighbour)).status).toBe(200)
    expect((await from(other.cookie)).status).toBe(429)
    expect((await from(`device=${'x'.repeat(43)}`)).status).toBe(429)
  })

  it('limits a guessing known browser, whose cookie is HttpOnly', async () => {
    const { email, cookie, header } = await register()
    expect(header).toMatch(/; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    const guesses = []
    for (let n = 0; n < 12; n++) guesses.push(await login(fresh(), email, 'wrong', cookie))
    expect(statuses(guesses)).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('may fail thirty times from an address', async () => {
    const from = fresh()
    const answers = await Promise.all(Array.from({ length: 33 }, (_, n) => login(from, `somebody-${n}`)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(3)
    const [limited] = answers.filter(({ status }) => status === 429)
    expect(limited?.headers['retry-after']).toBeDefined()
  })

  it('resets the limit after a success', async () => {
    const from = fresh()
    const { email } = await register(from)
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 8; n++) expect((await login(from, email)).status).toBe(401)
      expect((await login(from, email, 'open sesame')).status).toBe(200)
    }
  })

  it('is not counted when it succeeds', async () => {
    const from = fresh()
    const { user } = await customer({ password: 'open sesame' })
    for (let n = 0; n < 35; n++) expect((await login(from, user.email, 'open sesame')).status).toBe(200)
  })

  it('never ends another session', async () => {
    const { user, token } = await customer()
    for (let n = 0; n < 15; n++) await login(fresh(), user.email)
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  })
})
