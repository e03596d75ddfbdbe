import type { AuthResult } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { person, startService } from '../../../test/service.ts'
import { createPasswords } from '../../passwords/passwords.ts'
import { findUser, setPassword } from '../users/user-store.ts'

const service = await startService()
const { call, customer } = service
const register = (values: object) => call<AuthResult>('POST', '/api/users/register', { body: values })
const login = (emailOrUsername: string, password: string) =>
  call<AuthResult>('POST', '/api/users/login', { body: { emailOrUsername, password } })

describe('registering', () => {
  it('returns a token and the new customer, but no password', async () => {
    const values = person({ name: '  Asha Prabhu  ' })
    const { status, body, text } = await register(values)
    expect(status).toBe(201)
    expect(body.user).toEqual({
      _id: expect.any(String),
      name: 'Asha Prabhu',
      username: values.username,
      email: values.email,
      phone: values.phone,
      role: 'customer',
      dateOfBirth: null,
      address: { street: '', city: '', state: '', zipCode: '', country: '' },
    })
    expect(text).not.toMatch(/password|hash|argon/i)
    expect((await call('GET', '/api/users/profile', { token: body.token })).status).toBe(200)
  })

  it('ignores a role and unknown fields', async () => {
    const body = person({ role: 'admin', _id: 'mine', tokenVersion: 9, isAdmin: true })
    const made = await register(body)
    expect(made.body.user.role).toBe('customer')
    expect((await call('GET', '/api/enquiries', { token: made.body.token })).status).toBe(403)
  })

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ username: undefined }, 'Username is required'],
    [{ email: '' }, 'Email is required'],
    [{ phone: '' }, 'Phone is required'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(257) }, 'Password must be at most 256 characters'],
    [{ username: 'a@b' }, "Username can't contain @"],
    [{ email: 'not an address' }, 'Enter an email address such as name@example.com'],
    [{ name: 7 }, 'Name must be text'],
    [{ name: ['x'] }, 'Name must be text'],
  ])('refuses %j with a message', async (values, message) => {
    const { status, body } = await register(person(values))
    expect(status).toBe(400)
    expect(body).toEqual({ message, errors: { [Object.keys(values)[0] ?? '']: message } })
  })

  it('accepts a password of exactly six characters', async () => {
    expect((await register(person({ password: 'shells' }))).status).toBe(201)
  })

  it.each(['123456', 'Password1', 'IloveYou'])(
    'refuses %s, one of the most common passwords',
    async (password) => {
      const message = 'This password is one of the most common ones. Choose another.'
      const { status, body } = await register(person({ password }))
      expect({ status, body }).toEqual({ status: 400, body: { message, errors: { password: message } } })
    },
  )

  it('says which name is taken, ignoring case and Unicode spelling', async () => {
    const { user } = await customer({ username: `Zoë-${Date.now()}` })
    const spelled = user.username.normalize('NFD').toUpperCase()
    const first = await register(person({ username: spelled }))
    expect(first.status).toBe(409)
    expect(first.body).toEqual({
      message: 'This username is already taken',
      errors: { username: 'This username is already taken' },
    })
    const second = await register(person({ email: user.email.toUpperCase() }))
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ errors: { email: 'This email is already registered' } })
  })

  it('gives a name to only one of several concurrent registrations', async () => {
    const values = person()
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => register({ ...values, email: `n${n}-${String(values.email)}` })),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

describe('signing in', () => {
  it('accepts the email or the username, ignoring case', async () => {
    const { user } = await customer({ password: 'open sesame' })
    for (const emailOrUsername of [
      user.email,
      user.username,
      user.email.toUpperCase(),
      ` ${user.username} `,
    ]) {
      const { status, body } = await login(emailOrUsername, 'open sesame')
      expect(status).toBe(200)
      expect(body.user._id).toBe(user._id)
    }
  })

  it('responds the same to an unknown person and a wrong password', async () => {
    const { user } = await customer()
    const wrong = await login(user.email, 'nonsense')
    const unknown = await login('nobody@mail.example', 'nonsense')
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: 401, body: wrong.body })
  })

  it('requires both fields', async () => {
    const { status, body } = await call('POST', '/api/users/login', { body: {} })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      emailOrUsername: 'Email or username is required',
      password: 'Password is required',
    })
  })

  /** A customer whose password was hashed with other parameters. */
  async function withOldHash(password: string) {
    const { user } = await customer({ password })
    const older = await createPasswords({ memoryCost: 512, timeCost: 1, parallelism: 1 }).hash(password)
    await service.db.query('update users set password_hash = $2 where id = $1::uuid', [user._id, older])
    return user
  }

  it('renews a stored hash made with other parameters', async () => {
    const user = await withOldHash('open sesame')
    expect((await login(user.email, 'open sesame')).status).toBe(200)
    expect((await findUser(service.db, user._id))?.passwordHash).toContain('m=1024')
  })

  it('does not restore a password that was changed while its hash was renewed', async () => {
    const user = await withOldHash('open sesame')
    const { hash } = service.app.passwords
    vi.spyOn(service.app.passwords, 'hash').mockImplementationOnce(async (password) => {
      await setPassword(service.db, user._id, await hash('the new one'))
      return hash(password)
    })
    await login(user.email, 'open sesame')
    expect((await login(user.email, 'open sesame')).status).toBe(401)
    expect((await login(user.email, 'the new one')).status).toBe(200)
  })
})
