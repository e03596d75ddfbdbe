import type { AuthResult } from '@susegad/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { startService } from '../../test/service.ts'
import { demote } from '../features/staff/staff-store.ts'
import { prepareAdmin } from './accounts.ts'
import { seedDemo } from './demo-data.ts'

const { call, customer, staff, db, config } = await startService()
const password = 'a calm desk by the sea'
const configured = (email: string, over = {}) => ({ ...config, admin: { email, password, ...over } })
const login = (emailOrUsername: string, secret = password) =>
  call<AuthResult>('POST', '/api/users/login', { body: { emailOrUsername, password: secret } })

beforeEach(() => db.query('truncate users cascade'))

describe('the configured administrator', () => {
  it('gets another username if theirs is taken', async () => {
    const { user } = await customer({ username: 'boss' })
    await prepareAdmin(db, configured('boss@goa.example'))
    const { status, body } = await login('boss@goa.example')
    expect(status).toBe(200)
    // Customers read the name under answers: the business's until the owner changes it.
    expect(body.user).toMatchObject({
      name: config.business.name,
      role: 'admin',
      username: expect.stringMatching(/^boss-\w+$/),
    })
    expect(body.user._id).not.toBe(user._id)
  })

  it('takes over an account with their address, and ends its password and sessions', async () => {
    const stranger = await customer({ email: 'boss@goa.example', password: 'of the stranger' })
    await prepareAdmin(db, configured('boss@goa.example'))
    expect((await call('GET', '/api/users/profile', { token: stranger.token })).status).toBe(401)
    expect((await login('boss@goa.example', 'of the stranger')).status).toBe(401)
    expect((await login('boss@goa.example')).body.user.role).toBe('admin')
  })

  it('is created although another account used the address recently', async () => {
    const { token, user } = await customer({ email: 'boss@goa.example' })
    const { name, username, phone } = user
    await call('PUT', '/api/users/profile', {
      token,
      body: { name, username, phone, email: 'away@goa.example' },
    })
    await prepareAdmin(db, configured('boss@goa.example'))
    expect((await login('boss@goa.example')).body.user.role).toBe('admin')
  })

  it('is created once when several processes start at the same time', async () => {
    await Promise.all(Array.from({ length: 4 }, () => prepareAdmin(db, configured('boss@goa.example'))))
    expect(await db.query('select role from users')).toEqual([{ role: 'admin' }])
  })

  it('is not created again once there is an owner, who may have demoted them', async () => {
    await prepareAdmin(db, configured('boss@goa.example'))
    await staff('owner')
    const { user } = (await login('boss@goa.example')).body
    await demote(db, user._id)
    const said: string[] = []
    expect(await prepareAdmin(db, configured('boss@goa.example'), (line) => said.push(line))).toBeUndefined()
    expect((await login('boss@goa.example')).body.user.role).toBe('customer')
    expect(said).toEqual(['ADMIN_EMAIL and ADMIN_PASSWORD are ignored: there is an owner already.'])
  })

  it('is refused with a common password', async () => {
    await expect(
      prepareAdmin(db, configured('boss@goa.example', { password: 'password1234' })),
    ).rejects.toThrow('ADMIN_PASSWORD is too easy to guess.')
    expect(await db.query('select 1 from users')).toEqual([])
  })
})

describe('the sample accounts', () => {
  it.each(['asha@goa.example', 'milind@desk.example', 'asha@mail.example'])(
    'do not replace an administrator with their address: %s',
    async (email) => {
      await prepareAdmin(db, configured(email))
      await seedDemo(db, config)
      expect((await login(email)).body.user.role).toBe('admin')
    },
  )

  it('are created once when several processes start at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => seedDemo(db, config)))
    expect(made.filter((one) => one !== undefined)).toHaveLength(1)
  })
})
