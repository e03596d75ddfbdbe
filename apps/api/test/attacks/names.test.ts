import type { AuthResult } from '@susegad/api-client/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { runStaffCommand } from '../../src/cli/staff-commands.ts'
import { errorCode } from '../../src/db/database.ts'
import { person, startService } from '../service.ts'

const { call, customer, db, config } = await startService()
const login = (emailOrUsername: string, password: string) =>
  call<AuthResult>('POST', '/api/users/login', { body: { emailOrUsername, password } })

/** Stores an email address as a username, which was possible before usernames were normalised. */
async function pretend(id: string, address: string): Promise<void> {
  await db.query('alter table users disable trigger user')
  await db.query('update users set username = $2, username_key = $2 where id = $1::uuid', [id, address])
  await db.query('alter table users enable trigger user')
}
let count = 0
const freshAddress = () => `meera-${++count}@goa.example`

describe('a username that looks like an email address', () => {
  afterEach(() => db.query("update users set role = 'customer'"))

  it.each(['＠', '﹫'])('cannot be registered or set later: %s', async (sign) => {
    const { user, token } = await customer()
    const username = `meera${sign}goa.example`
    const message = "Username can't contain @"
    const registered = await call('POST', '/api/users/register', { body: person({ username }) })
    expect(registered).toMatchObject({ status: 400, body: { message, errors: { username: message } } })
    const { name, email, phone } = user
    const changed = await call('PUT', '/api/users/profile', { token, body: { name, email, phone, username } })
    expect(changed).toMatchObject({ status: 400, body: { errors: { username: message } } })
  })

  it('cannot be stored', async () => {
    const { user } = await customer()
    const stored = db.query("update users set username_key = 'meera@goa.example' where id = $1::uuid", [
      user._id,
    ])
    expect(errorCode(await stored.catch((error: unknown) => error))).toBe('23514')
  })

  it('signs nobody in as the owner of the address', async () => {
    const email = freshAddress()
    const stranger = await customer({ password: 'of the stranger' })
    await pretend(stranger.user._id, email)
    const meera = await customer({ email, password: 'of Meera' })
    expect((await login(email, 'of Meera')).body.user._id).toBe(meera.user._id)
    expect((await login(email, 'of the stranger')).status).toBe(401)
    expect((await login(stranger.user.email, 'of the stranger')).status).toBe(200)
    expect((await login(meera.user.username, 'of Meera')).status).toBe(200)
  })

  it('is not promoted with the address', async () => {
    const email = freshAddress()
    const stranger = await customer()
    await pretend(stranger.user._id, email)
    const promote = (address: string) => runStaffCommand(db, config, { command: 'promote', email: address })
    await expect(promote(email)).rejects.toThrow(`No account has the address ${email}.`)
    const meera = await customer({ email })
    await expect(promote(meera.user.username)).rejects.toThrow('No account has the address')
    await promote(email)
    const staff = await db.query<{ id: string }>("select id from users where role = 'admin'")
    expect(staff).toEqual([{ id: meera.user._id }])
  })
})

it.each([
  ['an invisible letter', 'mee\u200bra', 'Username can contain letters, digits and signs such as . - _'],
  ['a right-to-left override', '\u202earrem', 'Username can contain letters, digits and signs such as . - _'],
  ['letters of two alphabets', 'mееra', "Username can't mix letters of several alphabets"],
])('a username with %s is refused', async (_what, username, message) => {
  const { status, body } = await call('POST', '/api/users/register', { body: person({ username }) })
  expect({ status, message: body.message }).toEqual({ status: 400, message })
})

it.each([
  ['Latin', 'Cyrillic', 'cocoa', 'сосоа'],
  ['Latin', 'Cyrillic capitals', 'BETA', 'ВЕТА'],
  ['Latin', 'Greek', 'nova', 'ηονα'],
  ['Latin', 'Armenian', 'noun', 'ոօսո'],
  ['Cyrillic', 'Latin', 'ѕосоа', 'socoa'],
  ['Greek', 'Latin', 'κανο', 'kavo'],
  ['Cyrillic', 'Greek', 'хоро', 'χορο'],
  ['Greek', 'other Greek', 'οοο', 'σοσ'],
  ['Latin', 'dotless Latin', 'isha', 'ısha'],
  ['Latin', 'phonetic Latin', 'ganga', 'Ɡɑnɡɑ'],
  ['dotless Latin', 'Latin', 'kırpa', 'KIRPA'],
  ['Latin', 'Latin with a second dot', 'nisha', 'ni\u0307sha'],
  ['Latin with a dotted capital', 'Latin', 'İra', 'ira'],
])(
  'an existing username of %s letters reserves its lookalike of %s letters',
  async (_old, _new, existing, lookalike) => {
    const register = (username: string) => call('POST', '/api/users/register', { body: person({ username }) })
    const rename = ({ token, user: { name, email, phone } }: AuthResult) =>
      call('PUT', '/api/users/profile', { token, body: { name, email, phone, username: lookalike } })
    const owner = await customer({ username: existing })
    const message = 'This username is already taken'
    const refused = { status: 409, body: { message, errors: { username: message } } }
    expect(await register(lookalike)).toMatchObject(refused)
    expect(await rename(await customer())).toMatchObject(refused)
    expect((await register(`${lookalike}${lookalike}`)).status).toBe(201)
    expect((await rename(owner)).status).toBe(200)
  },
)

it('only one of two lookalike usernames can be registered concurrently', async () => {
  const usernames = ['сахара', 'caxapa']
  const answers = await Promise.all(
    usernames.map((username) => call('POST', '/api/users/register', { body: person({ username }) })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

it('an existing lookalike username stays valid', async () => {
  const { token, user } = await customer({ username: 'рара' })
  expect((await call('POST', '/api/users/register', { body: person({ username: 'papa' }) })).status).toBe(409)
  const { name, email, phone, username } = user
  const body = { name, email, phone, username }
  expect((await call('PUT', '/api/users/profile', { token, body })).status).toBe(200)
})

it('of two usernames that look alike by an earlier rule, each keeps its account in order', async () => {
  await customer({ username: 'usha' })
  const { token, user } = await customer()
  await db.query(
    `update users set username = 'ᴜsha', username_key = 'ᴜsha', username_lookalike = 'ᴜsha' where id = $1::uuid`,
    [user._id],
  )
  const change = (values: object) =>
    call('PUT', '/api/users/profile', {
      token,
      body: { name: user.name, email: user.email, phone: user.phone, ...values },
    })
  expect((await change({ username: 'ᴜsha', phone: '+91 98220 99999' })).status).toBe(200)
  const { email } = (await customer()).user
  const errors = { email: 'This email is already registered' }
  expect(await change({ username: 'ᴜsha', email })).toMatchObject({ status: 409, body: { errors } })
  expect((await change({ username: 'ꭎsha' })).status).toBe(409)
})

it('a username is stored normalised', async () => {
  const { user } = await customer({ username: `ｍｅｅｒａ-${Date.now()}`, password: 'open sesame' })
  expect(user.username).toMatch(/^meera-\d+$/)
  expect((await login(user.username, 'open sesame')).status).toBe(200)
})
