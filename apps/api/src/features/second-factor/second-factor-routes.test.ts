import type {
  AuthResult,
  NewCodes,
  OwnSessions,
  People,
  SecondFactorResult,
  SecondStep,
} from '@susegad/api-client/contract'
import { RECOVERY_CODES } from '@susegad/api-client/rules'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it, vi } from 'vitest'
import { Authenticator } from '../../../test/authenticator.ts'
import { SECRET, startService, testConfig } from '../../../test/service.ts'
import { buildApp } from '../../app.ts'
import { promote } from '../staff/promotion.ts'
import { setPassword } from '../users/user-store.ts'

const { call, customer, staff, db, enquire, app } = await startService()
// A code is good for one time step and its neighbours: a test that ran into the next step would find it expired.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
const PASSWORD = 'secret-of-rohan'

/** The code of an authenticator app, some steps later. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

interface Holder {
  person: AuthResult
  recoveryCodes: string[]
  /** The TOTP code of a later time step, since each code works once. */
  code: (later?: number) => string
}

const options = ({ token }: AuthResult, password = PASSWORD) =>
  call<{ secret: string; uri: string }>('POST', '/api/users/second-factor/options', {
    token,
    body: { password },
  })
const confirm = ({ token }: AuthResult, code: string) =>
  call<NewCodes>('POST', '/api/users/second-factor', { token, body: { code } })

async function holder(made?: AuthResult): Promise<Holder> {
  const person = made ?? (await customer())
  const { body } = await options(person)
  const code = (later = 0) => codeOf(body.secret, later)
  const { status, body: confirmed } = await confirm(person, code(-1))
  expect(status).toBe(201)
  return { person: confirmed, recoveryCodes: confirmed.recoveryCodes, code }
}
const login = ({ user }: AuthResult, password = PASSWORD) =>
  call<AuthResult & SecondStep>('POST', '/api/users/login', {
    body: { emailOrUsername: user.email, password },
  })
const ticketOf = async (person: AuthResult) => (await login(person)).body.ticket
const second = (ticket: string, code: string) =>
  call<AuthResult>('POST', '/api/users/login/code', { body: { ticket, code } })
const profileStatus = async (token: string) => (await call('GET', '/api/users/profile', { token })).status
const own = async ({ token }: AuthResult) =>
  (await call<SecondFactorResult>('GET', '/api/users/second-factor', { token })).body.secondFactor

/** The secret of the newest password link to an address. */
async function linkTo(email: string) {
  const [letter] = await db.query<{ body: string }>(
    `select body from outbox where recipient = $1 and body like '%set-password#%' order by id desc limit 1`,
    [email],
  )
  return /#(\S+)$/m.exec(letter?.body ?? '')?.[1]
}

describe('a second factor', () => {
  it('is not changed by a session that ended during the request', async () => {
    const { person } = await holder()
    const { matches } = app.passwords
    vi.spyOn(app.passwords, 'matches').mockImplementationOnce(async (...asked) => {
      const matched = await matches(...asked)
      await setPassword(db, person.user._id, await app.passwords.hash('of the owner'))
      return matched
    })
    const codes = () =>
      db.query('select digest from recovery_codes where user_id = $1::uuid', [person.user._id])
    const known = await codes()
    const { token } = person
    const answer = await call('POST', '/api/users/second-factor/recovery-codes', {
      token,
      body: { password: PASSWORD },
    })
    expect(answer.status).toBe(401)
    expect(known).toHaveLength(RECOVERY_CODES)
    expect(await codes()).toEqual(known)
  })

  it('is required at sign-in once it is confirmed', async () => {
    const person = await customer()
    const begun = await options(person)
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}&/)
    expect((await login(person)).body.token).toBeTruthy()
    expect((await confirm(person, '000000')).status).toBe(422)
    const { person: now, code } = await holder(person)
    const answer = await login(now)
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ['ticket']])
    const { status, body } = await second(answer.body.ticket, code())
    expect([status, body.user._id]).toEqual([200, now.user._id])
    const { body: list } = await call<OwnSessions>('GET', '/api/users/sessions', { token: body.token })
    expect(list.sessions.find(({ current }) => current)?.method).toBe('code')
    expect((await options(now)).status).toBe(409)
  })

  it('needs the password, and ends every other session when it is set up or removed', async () => {
    const person = await customer()
    expect((await options(person, 'wrong')).status).toBe(422)
    const other = (await login(person)).body
    const { person: now, code, recoveryCodes } = await holder(person)
    expect(await profileStatus(other.token)).toBe(401)
    expect(await profileStatus(now.token)).toBe(200)
    const elsewhere = (await second(await ticketOf(now), code())).body
    const remove = (body: object) =>
      call<AuthResult>('POST', '/api/users/second-factor/removal', { token: now.token, body })
    expect((await remove({ password: PASSWORD, code: code() })).status).toBe(422)
    expect((await remove({ password: 'wrong', code: code(1) })).status).toBe(422)
    const removed = await remove({ password: PASSWORD, code: recoveryCodes[0] })
    expect(removed.status).toBe(200)
    expect(await profileStatus(elsewhere.token)).toBe(401)
    expect((await login(removed.body)).status).toBe(200)
    const letters = await db.query<{ body: string }>(
      `select body from outbox where recipient = $1 and subject like 'Two-step verification%' order by id`,
      [person.user.email],
    )
    expect(letters.map(({ body }) => /was (.+), and/.exec(body)?.[1])).toEqual(['set up', 'removed'])
  })

  it('accepts a code once, and no earlier one after it, even concurrently', async () => {
    const { person, code } = await holder()
    const tickets = await Promise.all([ticketOf(person), ticketOf(person), ticketOf(person)])
    const now = code()
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, now)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await second(await ticketOf(person), now)).status).toBe(401)
    expect((await second(await ticketOf(person), code(1))).status).toBe(200)
    expect((await second(await ticketOf(person), code())).status).toBe(401)
  })

  it('refuses a ticket that was used, has another purpose, or is from before the sessions ended', async () => {
    const { person, code, recoveryCodes } = await holder()
    const ticket = await ticketOf(person)
    expect((await second(ticket, code())).status).toBe(200)
    expect((await second(ticket, code(1))).status).toBe(401)
    const old = await ticketOf(person)
    await call('POST', '/api/users/sessions/end-others', { token: person.token })
    const stranger = await holder()
    for (const wrong of [
      old,
      person.token,
      app.tickets.sign('add-passkey', { userId: person.user._id, version: 2 }),
      `${old}x`,
    ])
      expect((await second(wrong, recoveryCodes[1] ?? '')).status).toBe(401)
    expect((await second(await ticketOf(stranger.person), recoveryCodes[1] ?? '')).status).toBe(401)
    expect(await profileStatus(await ticketOf(person))).toBe(401)
  })

  it('accepts each recovery code once, until new ones replace them', async () => {
    const { person, recoveryCodes } = await holder()
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES)
    const [first = '', next = ''] = recoveryCodes
    expect((await second(await ticketOf(person), ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(
      200,
    )
    expect((await second(await ticketOf(person), first)).status).toBe(401)
    expect((await own(person)).recoveryCodes).toBe(RECOVERY_CODES - 1)
    const others = await call<NewCodes>('POST', '/api/users/second-factor/recovery-codes', {
      token: person.token,
      body: { password: PASSWORD },
    })
    expect(others.status).toBe(201)
    expect((await second(await ticketOf(person), next)).status).toBe(401)
    expect((await second(await ticketOf(person), others.body.recoveryCodes[0] ?? '')).status).toBe(200)
    const kept = await db.query<{ digest: string; secret: string }>(
      'select digest, secret from recovery_codes join second_factors using (user_id) where user_id = $1::uuid',
      [person.user._id],
    )
    expect(JSON.stringify(kept)).not.toContain(others.body.recoveryCodes[1])
  })

  it('lets no suspended member in', async () => {
    const owner = await staff()
    const { person, code } = await holder(await staff('agent'))
    const ticket = await ticketOf(person)
    await call('PUT', `/api/staff/${person.user._id}`, { token: owner.token, body: { suspended: true } })
    expect((await second(ticket, code())).status).toBe(401)
    expect((await login(person)).status).toBe(401)
  })

  it('is required after a mailed link too, unless it was set up after the address changed', async () => {
    const { person, code } = await holder()
    await call('POST', '/api/users/password/forgotten', { body: { email: person.user.email } })
    const open = async (email: string) =>
      call<SecondStep>('POST', '/api/users/password/link', {
        body: { link: await linkTo(email), newPassword: 'seven sea shells' },
      })
    const opened = await open(person.user.email)
    expect(opened.status).toBe(202)
    expect((await second(opened.body.ticket, code())).status).toBe(200)

    const victim = await customer()
    const { name, username, phone, email } = victim.user
    await call('PUT', '/api/users/profile', {
      token: victim.token,
      body: { name, username, phone, email: `thief-${email}` },
    })
    await holder(victim)
    expect((await open(email)).status).toBe(200)
  })

  it('is removed when the account is promoted to staff', async () => {
    const { person } = await holder()
    await db.transaction((tx) => promote(tx, person.user._id, '$argon2id$'))
    const left = await db.query(
      `select user_id from second_factors where user_id = $1::uuid
       union all select user_id from recovery_codes where user_id = $1::uuid`,
      [person.user._id],
    )
    expect(left).toEqual([])
  })

  it('is part of the data export, without the secret', async () => {
    const { person } = await holder()
    const { body } = await call('GET', '/api/users/data', { token: person.token })
    expect(body).toMatchObject({ account: { secondFactorSince: expect.any(String) } })
  })
})

describe('a second factor that staff must have', () => {
  const ask = ({ token }: AuthResult, secondFactor: boolean) =>
    call('PUT', '/api/staff/rules', { token, body: { secondFactor } })
  const desk = async (token: string) => (await call('GET', '/api/enquiries', { token })).status
  const passkeyOptions = (token: string) =>
    call<{ options: Record<string, unknown> }>('POST', '/api/users/passkeys/options', {
      token,
      body: { password: PASSWORD },
    })
  const addPasskey = async (token: string, device: Authenticator) => {
    const response = device.create((await passkeyOptions(token)).body.options)
    const added = await call<{ passkey: { _id: string } }>('POST', '/api/users/passkeys', {
      token,
      body: { name: 'Key', response },
    })
    return added.body.passkey._id
  }
  const signInBy = async (device: Authenticator) => {
    const path = '/api/users/passkeys/sign-in'
    const { body } = await call<{ options: Record<string, unknown> }>('POST', `${path}/options`)
    return (await call<AuthResult>('POST', path, { body: { response: device.get(body.options) } })).body
  }

  it('closes only the desk to staff who signed in without one', async () => {
    const owner = await staff()
    expect((await ask(owner, true)).status).toBe(422)
    const { person: boss } = await holder(owner)
    const agent = await staff('agent')
    const id = await enquire()
    expect((await ask(boss, true)).status).toBe(200)
    for (const path of ['/api/enquiries', `/api/enquiries/${id}`, '/api/figures', `/api/customers/${id}`])
      expect((await call('GET', path, { token: agent.token })).status, path).toBe(403)
    expect(await profileStatus(agent.token)).toBe(200)
    const { body: profile } = await call('GET', '/api/users/profile', { token: agent.token })
    expect(profile).toMatchObject({ user: { secondFactorDue: true } })
    expect((await own(agent)).asked).toBe(true)
    expect(await desk(boss.token)).toBe(200)
    const asker = await customer()
    expect((await call('GET', '/api/enquiries/my-enquiries', { token: asker.token })).status).toBe(200)

    const { body: people } = await call<People>('GET', '/api/staff', { token: boss.token })
    expect(people.rules.secondFactor).toBe(true)
    const has = (who: AuthResult) => people.people.find(({ _id }) => _id === who.user._id)?.secondFactor
    expect([has(boss), has(agent)]).toEqual([true, false])

    const { person: now } = await holder(agent)
    expect(await desk(now.token)).toBe(200)
    const keyed = await staff('agent')
    const device = new Authenticator()
    await addPasskey(keyed.token, device)
    expect(await desk(keyed.token)).toBe(403)
    expect(await desk((await signInBy(device)).token)).toBe(200)
    await ask(boss, false)
    expect(await desk(keyed.token)).toBe(200)
  })

  it('that is a passkey can’t be replaced with the password alone, or by a mailed link', async () => {
    const { person: boss } = await holder(await staff())
    const { token, user } = await staff('agent')
    const device = new Authenticator()
    const key = await addPasskey(token, device)
    const thief = { token, user }
    const begunBefore = await passkeyOptions(token)
    const { body: secretBefore } = await options(thief)
    await ask(boss, true)
    expect((await options(thief)).status).toBe(403)
    const code = codeOf(secretBefore.secret)
    expect((await confirm(thief, code)).status).toBe(403)
    expect((await passkeyOptions(token)).status).toBe(403)
    const another = { name: 'Thief', response: new Authenticator().create(begunBefore.body.options) }
    expect((await call('POST', '/api/users/passkeys', { token, body: another })).status).toBe(403)
    expect((await call('DELETE', `/api/users/passkeys/${key}`, { token })).status).toBe(403)

    await call('POST', '/api/users/password/forgotten', { body: { email: user.email } })
    const link = await linkTo(user.email)
    const newPassword = 'seven sea shells'
    const byLink = await call<AuthResult>('POST', '/api/users/password/link', { body: { link, newPassword } })
    expect(byLink.status).toBe(200)
    expect((await options(byLink.body, newPassword)).status).toBe(403)
    expect(await desk(byLink.body.token)).toBe(403)
    const byKey = await signInBy(device)
    expect(await desk(byKey.token)).toBe(200)
    expect((await options(byKey, newPassword)).status).toBe(200)
    await ask(boss, false)
  })
})

it('refuses the right code after ten wrong ones, across processes', async () => {
  const { person, code } = await holder()
  const limited = { config: testConfig({ rateLimit: true }), database: db, secret: SECRET }
  const apps = [await buildApp(limited), await buildApp(limited)]
  const guess = async (n: number, text: string) => {
    const sent = await apps[n % 2]?.inject({
      method: 'POST',
      url: '/api/users/login/code',
      payload: { ticket, code: text },
      // From different addresses: the account is limited.
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    })
    return sent?.statusCode
  }
  const ticket = await ticketOf(person)
  const wrong = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => guess(n, String(100000 + n)))
  expect(new Set(await Promise.all(wrong))).toEqual(new Set([401]))
  expect(await guess(20, code())).toBe(429)
  for (const process of apps) await process.close()
})
