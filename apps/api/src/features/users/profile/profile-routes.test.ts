import type { AuthResult, ProfileResult } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { startService } from '../../../../test/service.ts'
import { keepHouse } from '../../../jobs/housekeeping-store.ts'
import { setPassword } from '../user-store.ts'

const { call, customer, staff, db, app, prepare } = await startService()

const login = (emailOrUsername: string, password: string) =>
  call<AuthResult>('POST', '/api/users/login', { body: { emailOrUsername, password } })
const profileStatus = async (token: string) => (await call('GET', '/api/users/profile', { token })).status
const changeProfile = (token: string, body: object) =>
  call<ProfileResult>('PUT', '/api/users/profile', { token, body })
const changePassword = (token: string, currentPassword: string, newPassword: string) =>
  call<AuthResult>('PUT', '/api/users/password', { token, body: { currentPassword, newPassword } })

const editable = (user: AuthResult['user']) => ({
  name: user.name,
  username: user.username,
  email: user.email,
  phone: user.phone,
})

describe('the profile', () => {
  it('changes the editable fields and returns them', async () => {
    const { token, user } = await customer()
    const address = {
      street: '12 Beach Road',
      city: 'Candolim',
      state: 'Goa',
      zipCode: '403515',
      country: 'India',
    }
    const changes = { name: 'Rohan M', dateOfBirth: '1990-02-28', address }
    const ignored = { role: 'admin', _id: 'other' }
    const { status, body } = await changeProfile(token, { ...editable(user), ...changes, ...ignored })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...user, ...changes })
    expect((await call('GET', '/api/users/profile', { token })).body).toEqual(body)
  })

  it('keeps date of birth and address if they are left out, and clears an empty date', async () => {
    const { token, user } = await customer()
    const values = { dateOfBirth: '1990-02-28', address: { city: 'Panjim' } }
    await changeProfile(token, { ...editable(user), ...values })
    const kept = await changeProfile(token, editable(user))
    expect(kept.body.user).toMatchObject(values)
    const cleared = await changeProfile(token, { ...editable(user), dateOfBirth: '' })
    expect(cleared.body.user.dateOfBirth).toBeNull()
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ phone: '  ' }, 'phone', 'Phone is required'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Date of birth must be a date such as 2026-12-31'],
    [{ address: { street: 'x'.repeat(201) } }, 'address.street', 'Street must be at most 200 characters'],
  ])('refuses %j', async (values, field, message) => {
    const { token, user } = await customer()
    const { status, body } = await changeProfile(token, { ...editable(user), ...values })
    expect(status).toBe(400)
    expect(body).toEqual({ message, errors: { [field]: message } })
  })

  it("refuses another person's email, and accepts its own again", async () => {
    const other = await customer()
    const { token, user } = await customer()
    const { status, body } = await changeProfile(token, {
      ...editable(user),
      email: other.user.email.toUpperCase(),
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({ errors: { email: 'This email is already registered' } })
    expect((await changeProfile(token, editable(user))).status).toBe(200)
  })
})

describe('the password', () => {
  it('ends every earlier session and returns a new one', async () => {
    const { token, user } = await customer({ password: 'the old one' })
    const { status, body } = await changePassword(token, 'the old one', 'the new one')
    expect(status).toBe(200)
    expect(await profileStatus(token)).toBe(401)
    expect(await profileStatus(body.token)).toBe(200)
    expect((await login(user.email, 'the old one')).status).toBe(401)
    expect((await login(user.email, 'the new one')).status).toBe(200)
  })

  it('is not changed by a session that ended during the request', async () => {
    const { token, user } = await customer({ password: 'the old one' })
    const { hash } = app.passwords
    vi.spyOn(app.passwords, 'hash').mockImplementationOnce(async (password) => {
      await setPassword(db, user._id, await hash('of the owner'))
      return hash(password)
    })
    expect((await changePassword(token, 'the old one', 'of the thief')).status).toBe(401)
    expect((await login(user.email, 'of the thief')).status).toBe(401)
    expect((await login(user.email, 'of the owner')).status).toBe(200)
  })

  it('and its mailed links change together or not at all', async () => {
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
    expect((await login(user.email, 'the old one')).status).toBe(200)
  })

  it('can’t be one of the most common ones', async () => {
    const { token } = await customer()
    const refused = await changePassword(token, 'secret-of-rohan', 'qwerty123')
    const message = 'This password is one of the most common ones. Choose another.'
    expect(refused).toMatchObject({ status: 400, body: { message, errors: { newPassword: message } } })
    expect(await profileStatus(token)).toBe(200)
  })

  it.each([
    ['shells', 'A staff password must have at least 12 characters.'],
    ['Password1234', /^A staff password is too easy to guess/],
    ['1q2w3e4r5t6y', /^A staff password is too easy to guess/],
    ['goagoagoagoagoa', /^A staff password is too easy to guess/],
  ])('of staff can’t be %s, but that of a customer can', async (newPassword, message) => {
    const member = await staff()
    const refused = await changePassword(member.token, 'secret-of-rohan', newPassword)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: { newPassword: expect.stringMatching(message) } })
    expect(await profileStatus(member.token)).toBe(200)
    const { token } = await customer()
    expect((await changePassword(token, 'secret-of-rohan', newPassword)).status).toBe(200)
  })

  it('is not changed with a wrong current one, and the session continues', async () => {
    const { token } = await customer()
    const { status, body } = await changePassword(token, 'not it', 'something new')
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { currentPassword: 'The current password is wrong.' } })
    expect(await profileStatus(token)).toBe(200)
  })
})

describe('signing out of one session', () => {
  const end = async (token: string) =>
    (await call('DELETE', '/api/users/session', { token, headers: { 'content-type': 'application/json' } }))
      .status
  const twoSessions = async () => {
    const { token, user } = await customer({ password: 'open sesame' })
    const { body } = await login(user.email, 'open sesame')
    return [token, body.token] as const
  }

  it('ends only that session, and once', async () => {
    const [here, there] = await twoSessions()
    expect(await end(here)).toBe(204)
    expect(await profileStatus(here)).toBe(401)
    expect(await end(here)).toBe(401)
    expect(await profileStatus(there)).toBe(200)
  })

  it('is harmless when repeated concurrently', async () => {
    const [here, there] = await twoSessions()
    const answers = await Promise.all([end(here), end(here), end(here)])
    expect(answers).toContain(204)
    expect(answers.filter((status) => status !== 204 && status !== 401)).toEqual([])
    expect(await profileStatus(here)).toBe(401)
    expect(await profileStatus(there)).toBe(200)
  })

  it('is stored until the token would have expired', async () => {
    const [here, there] = await twoSessions()
    await end(here)
    await keepHouse(db)
    expect(await profileStatus(here)).toBe(401)
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
  expect(await profileStatus(token)).toBe(401)
})
