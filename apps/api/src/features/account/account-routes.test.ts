import type { AuthResult } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { person, startService } from '../../../test/service.ts'
import { setPassword } from '../users/user-store.ts'

const service = await startService()
const { call, customer } = service

describe('registering', () => {
  it('answers with a token and the new customer, never with a password', async () => {
    const values = person({ name: '  Asha Prabhu  ' })
    const { status, body, text } = await call<AuthResult>('POST', '/api/users/register', { body: values })
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

  it('ignores a role and every other field that is not asked for', async () => {
    const body = person({ role: 'admin', _id: 'mine', tokenVersion: 9, isAdmin: true })
    const made = await call<AuthResult>('POST', '/api/users/register', { body })
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
  ])('refuses %j with its message', async (values, message) => {
    const { status, body } = await call('POST', '/api/users/register', { body: person(values) })
    expect(status).toBe(400)
    expect(body).toEqual({ message, errors: { [Object.keys(values)[0] ?? '']: message } })
  })

  it('takes a password of exactly six characters', async () => {
    expect((await call('POST', '/api/users/register', { body: person({ password: 'shells' }) })).status).toBe(
      201,
    )
  })

  it.each(['123456', 'Password1', 'IloveYou'])(
    'refuses %s, one of the most common passwords',
    async (password) => {
      const message = 'This password is one of the most common ones. Choose another.'
      const { status, body } = await call('POST', '/api/users/register', { body: person({ password }) })
      expect({ status, body }).toEqual({ status: 400, body: { message, errors: { password: message } } })
    },
  )

  it('says which name is taken, whatever its case and spelling', async () => {
    const { user } = await customer({ username: `Zoë-${Date.now()}` })
    const spelled = user.username.normalize('NFD').toUpperCase()
    const first = await call('POST', '/api/users/register', { body: person({ username: spelled }) })
    expect(first.status).toBe(409)
    expect(first.body).toEqual({
      message: 'This username is already taken',
      errors: { username: 'This username is already taken' },
    })
    const second = await call('POST', '/api/users/register', {
      body: person({ email: user.email.toUpperCase() }),
    })
    expect(second.status).toBe(409)
    expect(second.body.errors).toEqual({ email: 'This email is already registered' })
  })

  it('lets one of many at once have a name', async () => {
    const values = person()
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        call('POST', '/api/users/register', { body: { ...values, email: `n${n}-${String(values.email)}` } }),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

describe('signing in', () => {
  it('takes the email or the username, in any case', async () => {
    const { user } = await customer({ password: 'open sesame' })
    for (const emailOrUsername of [
      user.email,
      user.username,
      user.email.toUpperCase(),
      ` ${user.username} `,
    ]) {
      const { status, body } = await call<AuthResult>('POST', '/api/users/login', {
        body: { emailOrUsername, password: 'open sesame' },
      })
      expect(status).toBe(200)
      expect(body.user._id).toBe(user._id)
    }
  })

  it('answers an unknown person and a wrong password alike', async () => {
    const { user } = await customer()
    const wrong = await call('POST', '/api/users/login', {
      body: { emailOrUsername: user.email, password: 'nonsense' },
    })
    const unknown = await call('POST', '/api/users/login', {
      body: { emailOrUsername: 'nobody@mail.example', password: 'nonsense' },
    })
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: 401, body: wrong.body })
  })

  it('asks for both fields', async () => {
    const { status, body } = await call('POST', '/api/users/login', { body: {} })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      emailOrUsername: 'Email or username is required',
      password: 'Password is required',
    })
  })

  it('renews a stored hash made with other parameters', async () => {
    const { user } = await customer({ password: 'open sesame' })
    const stored = async () => {
      const [row] = await service.db.query<{ hash: string }>(
        'select password_hash as hash from users where id = $1::uuid',
        [user._id],
      )
      return row?.hash ?? ''
    }
    const { createPasswords } = await import('../../passwords/passwords.ts')
    const older = await createPasswords({ memoryCost: 512, timeCost: 1, parallelism: 1 }).hash('open sesame')
    await service.db.query('update users set password_hash = $2 where id = $1::uuid', [user._id, older])
    const { status } = await call('POST', '/api/users/login', {
      body: { emailOrUsername: user.email, password: 'open sesame' },
    })
    expect(status).toBe(200)
    expect(await stored()).toContain('m=1024')
  })

  it('does not bring the former password back that was changed while its hash was renewed', async () => {
    const { user } = await customer({ password: 'open sesame' })
    const { createPasswords } = await import('../../passwords/passwords.ts')
    const older = await createPasswords({ memoryCost: 512, timeCost: 1, parallelism: 1 }).hash('open sesame')
    await service.db.query('update users set password_hash = $2 where id = $1::uuid', [user._id, older])
    const { hash } = service.app.passwords
    vi.spyOn(service.app.passwords, 'hash').mockImplementationOnce(async (password) => {
      await setPassword(service.db, user._id, await hash('the new one'))
      return hash(password)
    })
    const login = (password: string) =>
      call('POST', '/api/users/login', { body: { emailOrUsername: user.email, password } })
    await login('open sesame')
    expect((await login('open sesame')).status).toBe(401)
    expect((await login('the new one')).status).toBe(200)
  })
})
