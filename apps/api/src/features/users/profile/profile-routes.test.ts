import type { AuthResult, ProfileResult } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { keepHouse } from '../../../jobs/housekeeping-store.ts'
import { setPassword } from '../user-store.ts'

const { call, customer, staff, db, app, prepare } = await startService()

const editable = (user: AuthResult['user']) => ({
  name: user.name,
  username: user.username,
  email: user.email,
  phone: user.phone,
})

describe('the profile', () => {
  it('changes what may be changed and answers with it', async () => {
    const { token, user } = await customer()
    const address = {
      street: '12 Beach Road',
      city: 'Candolim',
      state: 'Goa',
      zipCode: '403515',
      country: 'India',
    }
    const { status, body } = await call<ProfileResult>('PUT', '/api/users/profile', {
      token,
      body: {
        ...editable(user),
        name: 'Rohan M',
        dateOfBirth: '1990-02-28',
        address,
        role: 'admin',
        _id: 'other',
      },
    })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...user, name: 'Rohan M', dateOfBirth: '1990-02-28', address })
    expect((await call('GET', '/api/users/profile', { token })).body).toEqual(body)
  })

  it('keeps date of birth and address when they are not sent, and clears an emptied date', async () => {
    const { token, user } = await customer()
    await call('PUT', '/api/users/profile', {
      token,
      body: { ...editable(user), dateOfBirth: '1990-02-28', address: { city: 'Panjim' } },
    })
    const kept = await call<ProfileResult>('PUT', '/api/users/profile', { token, body: editable(user) })
    expect(kept.body.user).toMatchObject({ dateOfBirth: '1990-02-28', address: { city: 'Panjim' } })
    const cleared = await call<ProfileResult>('PUT', '/api/users/profile', {
      token,
      body: { ...editable(user), dateOfBirth: '' },
    })
    expect(cleared.body.user.dateOfBirth).toBeNull()
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ phone: '  ' }, 'phone', 'Phone is required'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Date of birth must be a date such as 2026-12-31'],
    [{ address: { street: 'x'.repeat(201) } }, 'address.street', 'Street must be at most 200 characters'],
  ])('refuses %j', async (values, field, message) => {
    const { token, user } = await customer()
    const { status, body } = await call('PUT', '/api/users/profile', {
      token,
      body: { ...editable(user), ...values },
    })
    expect(status).toBe(400)
    expect(body).toEqual({ message, errors: { [field]: message } })
  })

  it("doesn't take somebody else's names, but takes the own again", async () => {
    const other = await customer()
    const { token, user } = await customer()
    const { status, body } = await call('PUT', '/api/users/profile', {
      token,
      body: { ...editable(user), email: other.user.email.toUpperCase() },
    })
    expect(status).toBe(409)
    expect(body.errors).toEqual({ email: 'This email is already registered' })
    expect((await call('PUT', '/api/users/profile', { token, body: editable(user) })).status).toBe(200)
  })
})

describe('the password', () => {
  it('ends every older session and goes on with a new one', async () => {
    const { token, user } = await customer({ password: 'the old one' })
    const { status, body } = await call<AuthResult>('PUT', '/api/users/password', {
      token,
      body: { currentPassword: 'the old one', newPassword: 'the new one' },
    })
    expect(status).toBe(200)
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(401)
    expect((await call('GET', '/api/users/profile', { token: body.token })).status).toBe(200)
    const login = (password: string) =>
      call('POST', '/api/users/login', { body: { emailOrUsername: user.email, password } })
    expect((await login('the old one')).status).toBe(401)
    expect((await login('the new one')).status).toBe(200)
  })

  it('set meanwhile by whoever took the account back is not changed by a session from before', async () => {
    const { token, user } = await customer({ password: 'the old one' })
    const { hash } = app.passwords
    vi.spyOn(app.passwords, 'hash').mockImplementationOnce(async (password) => {
      await setPassword(db, user._id, await hash('of the owner'))
      return hash(password)
    })
    const body = { currentPassword: 'the old one', newPassword: 'of the thief' }
    expect((await call('PUT', '/api/users/password', { token, body })).status).toBe(401)
    const login = (password: string) =>
      call('POST', '/api/users/login', { body: { emailOrUsername: user.email, password } })
    expect((await login('of the thief')).status).toBe(401)
    expect((await login('of the owner')).status).toBe(200)
  })

  it('and the links that were mailed to set it change together, or not at all', async () => {
    const { token, user } = await customer({ password: 'the old one' })
    await prepare(
      `create function cut() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`,
    )
    await prepare(
      'create trigger cut before delete on account_links for each statement execute function cut()',
    )
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: '/api/users/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: 'the old one', newPassword: 'the new one' },
    })
    await prepare('drop function cut cascade')
    expect(statusCode).toBe(500)
    const login = (password: string) =>
      call('POST', '/api/users/login', { body: { emailOrUsername: user.email, password } })
    expect((await login('the old one')).status).toBe(200)
  })

  it('can not be one of the most common ones', async () => {
    const { token } = await customer()
    const body = { currentPassword: 'secret-of-rohan', newPassword: 'qwerty123' }
    const refused = await call('PUT', '/api/users/password', { token, body })
    const message = 'This password is one of the most common ones. Choose another.'
    expect(refused).toMatchObject({ status: 400, body: { message, errors: { newPassword: message } } })
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  })

  it.each([
    ['shells', 'A staff password must have at least 12 characters.'],
    ['Password1234', /^A staff password is too easy to guess/],
    ['1q2w3e4r5t6y', /^A staff password is too easy to guess/],
    ['goagoagoagoagoa', /^A staff password is too easy to guess/],
  ])('of staff can not be %s, that of a customer can', async (newPassword, message) => {
    const body = { currentPassword: 'secret-of-rohan', newPassword }
    const member = await staff()
    const refused = await call('PUT', '/api/users/password', { token: member.token, body })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual({ newPassword: expect.stringMatching(message) })
    expect((await call('GET', '/api/users/profile', { token: member.token })).status).toBe(200)
    const { token } = await customer()
    expect((await call('PUT', '/api/users/password', { token, body })).status).toBe(200)
  })

  it('refuses a wrong current one without ending the session', async () => {
    const { token } = await customer()
    const { status, body } = await call('PUT', '/api/users/password', {
      token,
      body: { currentPassword: 'not it', newPassword: 'something new' },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ currentPassword: 'The current password is wrong.' })
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  })
})

describe('signing out of one session', () => {
  const profile = async (token: string) => (await call('GET', '/api/users/profile', { token })).status
  const end = async (token: string) =>
    (await call('DELETE', '/api/users/session', { token, headers: { 'content-type': 'application/json' } }))
      .status
  const twoSessions = async () => {
    const { token, user } = await customer({ password: 'open sesame' })
    const { body } = await call<AuthResult>('POST', '/api/users/login', {
      body: { emailOrUsername: user.email, password: 'open sesame' },
    })
    return [token, body.token] as const
  }

  it('ends that one and no other, and once only', async () => {
    const [here, there] = await twoSessions()
    expect(await end(here)).toBe(204)
    expect(await profile(here)).toBe(401)
    expect(await end(here)).toBe(401)
    expect(await profile(there)).toBe(200)
  })

  it('is harmless when it happens twice at once', async () => {
    const [here, there] = await twoSessions()
    const answers = await Promise.all([end(here), end(here), end(here)])
    expect(answers).toContain(204)
    expect(answers.filter((status) => status !== 204 && status !== 401)).toEqual([])
    expect(await profile(here)).toBe(401)
    expect(await profile(there)).toBe(200)
  })

  it('is remembered until the token would have expired anyway, and no longer', async () => {
    const [here, there] = await twoSessions()
    await end(here)
    await keepHouse(db)
    expect(await profile(here)).toBe(401)
    await db.query(`update ended_tokens set expires_at = now() - interval '2 days'`)
    await end(there)
    await keepHouse(db)
    const [left] = await db.query<{ count: number }>('select count(*)::integer as count from ended_tokens')
    expect(left?.count).toBe(1)
  })
})

it('signs out everywhere', async () => {
  const { token } = await customer()
  const { status, text } = await call('POST', '/api/users/logout', {
    token,
    headers: { 'content-type': 'application/json' },
  })
  expect({ status, text }).toEqual({ status: 204, text: '' })
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(401)
})
