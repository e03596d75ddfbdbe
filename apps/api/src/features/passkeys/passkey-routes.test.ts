import type { AuthResult, OwnSessions, PasskeyList } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { Authenticator } from '../../../test/authenticator.ts'
import { startService } from '../../../test/service.ts'

const { call, customer, staff, db, app } = await startService()
const PASSWORD = 'secret-of-rohan'

const optionsFor = async ({ token }: AuthResult, password = PASSWORD) =>
  call<{ options: Record<string, unknown> }>('POST', '/api/users/passkeys/options', {
    token,
    body: { password },
  })
const add = ({ token }: AuthResult, response: unknown, name = 'My phone') =>
  call<{ passkey: { _id: string } }>('POST', '/api/users/passkeys', { token, body: { name, response } })
/** A person with a passkey. */
async function holder(who?: AuthResult) {
  const person = who ?? (await customer())
  const device = new Authenticator()
  const { body } = await optionsFor(person)
  const added = await add(person, device.create(body.options))
  expect(added.status).toBe(201)
  return { person, device, id: added.body.passkey._id }
}
const challenge = async () =>
  (await call<{ options: Record<string, unknown> }>('POST', '/api/users/passkeys/sign-in/options')).body
    .options
const signIn = (response: unknown) =>
  call<AuthResult>('POST', '/api/users/passkeys/sign-in', { body: { response } })
const profileStatus = async (token: string) => (await call('GET', '/api/users/profile', { token })).status
const list = async ({ token }: AuthResult) =>
  (await call<PasskeyList>('GET', '/api/users/passkeys', { token })).body.passkeys

describe('a passkey', () => {
  it('signs its owner in repeatedly, and the session shows the method', async () => {
    const { person, device } = await holder()
    for (let n = 0; n < 2; n++) {
      const { status, body } = await signIn(device.get(await challenge()))
      expect([status, body.user._id]).toEqual([200, person.user._id])
      const { body: own } = await call<OwnSessions>('GET', '/api/users/sessions', { token: body.token })
      expect(own.sessions.find(({ current }) => current)?.method).toBe('passkey')
    }
    expect((await list(person))[0]).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) })
  })

  it('needs the password, is announced by email, and belongs to one person', async () => {
    const person = await customer()
    expect((await optionsFor(person, 'wrong')).status).toBe(422)
    const device = new Authenticator()
    const { body } = await optionsFor(person)
    const made = device.create(body.options)
    expect((await add(person, made)).status).toBe(201)
    const letters = await db.query<{ body: string }>('select body from outbox where recipient = $1', [
      person.user.email,
    ])
    expect(letters.map((letter) => letter.body).join()).toContain('My phone')
    const other = await customer()
    const theirs = await optionsFor(other)
    expect((await add(other, device.create(theirs.body.options))).status).toBe(409)
  })

  it('is not added with used options, another person’s options, or from another site', async () => {
    const person = await customer()
    const other = await customer()
    const { options } = (await optionsFor(person)).body
    expect((await add(other, new Authenticator().create(options))).status).toBe(422)
    const elsewhere = { origin: 'https://susegad.evil.example' }
    expect((await add(person, new Authenticator().create(options, elsewhere))).status).toBe(422)
    expect((await add(person, new Authenticator().create(options, { rpId: 'evil.example' }))).status).toBe(
      422,
    )
    expect((await add(person, new Authenticator().create(options, { verified: false }))).status).toBe(422)
    const signed = await challenge()
    const forSignIn = { ...options, challenge: signed.challenge }
    expect((await add(person, new Authenticator().create(forSignIn))).status).toBe(422)
    const both = await Promise.all([
      add(person, new Authenticator().create(options)),
      add(person, new Authenticator().create(options)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    await call('POST', '/api/users/sessions/end-others', { token: person.token })
    expect((await add(person, new Authenticator().create(options))).status).toBe(401)
  })

  it('is not added by a session that ended meanwhile', async () => {
    const person = await customer()
    const { options } = (await optionsFor(person)).body
    const { take } = app.tickets
    vi.spyOn(app.tickets, 'take').mockImplementationOnce(async (tx, ticket) => {
      await tx.query('update users set token_version = token_version + 1 where id = $1::uuid', [
        person.user._id,
      ])
      return take(tx, ticket)
    })
    expect((await add(person, new Authenticator().create(options))).status).toBe(401)
    expect(await list(person)).toEqual([])
  })

  it('is one of at most twenty, even with earlier options', async () => {
    const { person, id } = await holder()
    const { options } = (await optionsFor(person)).body
    await db.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter)
       select user_id, name, credential_id || n, public_key, counter from passkeys, generate_series(1, 19) n
       where id = $1::uuid`,
      [id],
    )
    expect((await add(person, new Authenticator().create(options))).status).toBe(409)
  })

  it('signs in once per signature, even concurrently', async () => {
    const { device } = await holder()
    const signed = device.get(await challenge())
    const answers = await Promise.all([signIn(signed), signIn(signed), signIn(signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect((await signIn(signed)).status).toBe(401)
  })

  it('signs in only one person per challenge', async () => {
    const one = await holder()
    const two = await holder()
    const options = await challenge()
    expect((await signIn(one.device.get(options))).status).toBe(200)
    expect((await signIn(two.device.get(options))).status).toBe(401)
  })

  it('does not sign in from another site, without user verification, or with a foreign challenge', async () => {
    const { person, device } = await holder()
    const origin = 'http://localhost:4001'
    expect((await signIn(device.get(await challenge(), { origin }))).status).toBe(401)
    expect((await signIn(device.get(await challenge(), { rpId: 'evil.example' }))).status).toBe(401)
    expect((await signIn(device.get(await challenge(), { verified: false }))).status).toBe(401)
    const own = Buffer.from('a challenge of my own').toString('base64url')
    const toAdd = (await optionsFor(person)).body.options.challenge
    const session = Buffer.from(person.token).toString('base64url')
    const old = app.jwt.sign(
      { sub: person.user._id, ver: 0, jti: '5a0c5e0e-8c9f-4d3a-9a44-0d5b7f0b2d01' },
      { aud: 'susegad passkey-sign-in', expiresIn: -60 },
    )
    for (const wrong of [own, toAdd, session, Buffer.from(old).toString('base64url')])
      expect((await signIn(device.get({ challenge: wrong }))).status).toBe(401)
    expect((await signIn(device.get(await challenge()))).status).toBe(200)
  })

  it('signs nobody in with another person’s id, or after its counter went back', async () => {
    const one = await holder()
    const two = await holder()
    const signed = one.device.get(await challenge())
    expect((await signIn({ ...signed, id: two.device.get(await challenge()).id })).status).toBe(401)
    one.device.userHandle = two.device.userHandle
    expect((await signIn(one.device.get(await challenge()))).status).toBe(401)
    expect((await signIn(new Authenticator().get(await challenge()))).status).toBe(401)
    await signIn(two.device.get(await challenge()))
    two.device.counter = 0
    expect((await signIn(two.device.get(await challenge()))).status).toBe(401)
  })

  it('does not sign in a suspended member until they are reactivated', async () => {
    const owner = await staff()
    const agent = await staff('agent')
    const { device } = await holder(agent)
    const suspend = (suspended: boolean) =>
      call('PUT', `/api/staff/${agent.user._id}`, { token: owner.token, body: { suspended } })
    await suspend(true)
    expect((await signIn(device.get(await challenge()))).status).toBe(401)
    await suspend(false)
    expect((await signIn(device.get(await challenge()))).status).toBe(200)
  })

  it('is renamed, and removed, which ends every other session', async () => {
    const { person, device, id } = await holder()
    const other = (await signIn(device.get(await challenge()))).body
    await call('PUT', `/api/users/passkeys/${id}`, { token: person.token, body: { name: 'Old phone' } })
    expect((await list(person))[0]?.name).toBe('Old phone')
    const stranger = await customer()
    const remove = (token: string) => call<AuthResult>('DELETE', `/api/users/passkeys/${id}`, { token })
    expect((await remove(stranger.token)).status).toBe(404)
    const { status, body } = await remove(person.token)
    expect(status).toBe(200)
    expect(await profileStatus(body.token)).toBe(200)
    expect(await profileStatus(other.token)).toBe(401)
    expect((await signIn(device.get(await challenge()))).status).toBe(401)
  })

  it('is removed when the account is restored to a former address', async () => {
    const { person, device } = await holder()
    const { name, username, phone, email } = person.user
    await call('PUT', '/api/users/profile', {
      token: person.token,
      body: { name, username, phone, email: `thief-${email}` },
    })
    const [letter] = await db.query<{ body: string }>(
      `select body from outbox where recipient = $1 and body like '%set-password#%'`,
      [email],
    )
    const link = /#(\S+)$/m.exec(letter?.body ?? '')?.[1]
    const opened = await call('POST', '/api/users/password/link', {
      body: { link, newPassword: 'seven sea shells' },
    })
    expect(opened.status).toBe(200)
    expect((await signIn(device.get(await challenge()))).status).toBe(401)
  })

  it('is part of the data export, and deleted with the account', async () => {
    const { person } = await holder()
    const { body: data } = await call('GET', '/api/users/data', { token: person.token })
    expect(data).toMatchObject({ account: { passkeys: [{ name: 'My phone' }] } })
    expect(JSON.stringify(data)).not.toContain('publicKey')
    await call('POST', '/api/users/erasure', { token: person.token, body: { password: PASSWORD } })
    const left = await db.query('select 1 from passkeys where user_id = $1::uuid', [person.user._id])
    expect(left).toEqual([])
  })
})
