import type { AuthResult } from '@susegad/api-client/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { enquiry, person, startService } from '../../../test/service.ts'
import { runStaffCommand } from '../../cli/staff-commands.ts'
import { keepHouse } from '../../jobs/housekeeping-store.ts'
import { sendDueMail } from '../../jobs/mail.ts'

const { call, customer, staff, db, config } = await startService()
const NEW = 'seven sea shells by the shore'

const login = (emailOrUsername: string, password: string) =>
  call<AuthResult>('POST', '/api/users/login', { body: { emailOrUsername, password } })
const profile = async (token: string) => (await call('GET', '/api/users/profile', { token })).status
const open = (link: string, newPassword = NEW) =>
  call<AuthResult>('POST', '/api/users/password/link', { body: { link, newPassword } })

async function moveTo(email: string, { token, user }: AuthResult): Promise<void> {
  const { name, username, phone } = user
  const { status } = await call('PUT', '/api/users/profile', {
    token,
    body: { name, username, phone, email },
  })
  expect(status).toBe(200)
}
/** Secrets of the links mailed to an address, oldest first. */
async function linksTo(recipient: string): Promise<string[]> {
  const letters = await db.query<{ body: string }>(
    `select body from outbox where recipient = $1 and subject <> 'Confirm your email address' order by id`,
    [recipient],
  )
  return letters.map(({ body }) => /^http:\/\/localhost:4000\/set-password#(\S+)$/m.exec(body)?.[1] ?? '')
}
const lastLinkTo = async (recipient: string) => (await linksTo(recipient)).at(-1) ?? ''
let count = 0
const elsewhere = () => `elsewhere-${++count}@mail.example`

beforeEach(() => db.query('delete from outbox'))

describe('the former address of an account', () => {
  it('gets a link that restores it, ends every session and sets a new password', async () => {
    const owner = await customer({ password: 'open sesame' })
    const thief = elsewhere()
    await moveTo(thief, owner)
    expect((await login(thief, 'open sesame')).status).toBe(200)
    const link = await lastLinkTo(owner.user.email)
    const { status, body } = await open(link)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ _id: owner.user._id, email: owner.user.email })
    expect(await profile(body.token)).toBe(200)
    expect(await profile(owner.token)).toBe(401)
    expect((await login(owner.user.email, NEW)).status).toBe(200)
    expect((await login(owner.user.email, 'open sesame')).status).toBe(401)
    expect((await login(thief, NEW)).status).toBe(401)
    expect(await linksTo(thief)).toEqual([])
  })

  it('gets no link if only the spelling changed, or nothing', async () => {
    const owner = await customer()
    await moveTo(owner.user.email.toUpperCase(), owner)
    await moveTo(owner.user.email, owner)
    expect(await linksTo(owner.user.email)).toEqual([])
  })

  it('is restored once, even by concurrent requests', async () => {
    const owner = await customer()
    await moveTo(elsewhere(), owner)
    const link = await lastLinkTo(owner.user.email)
    const answers = await Promise.all([open(link), open(link), open(link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await open(link)).body).toEqual({
      message: 'This link has been used or has expired. Ask us for a new one.',
    })
  })

  it('can be restored after two changes, which revokes the later links', async () => {
    const owner = await customer()
    const [first, second] = [elsewhere(), elsewhere()]
    await moveTo(first, owner)
    await moveTo(second, owner)
    const own = await lastLinkTo(owner.user.email)
    const other = await lastLinkTo(first)
    expect((await open(other)).body.user.email).toBe(first)
    await moveTo(second, (await login(first, NEW)).body)
    const later = await lastLinkTo(first)
    expect((await open(own)).body.user.email).toBe(owner.user.email)
    expect((await open(later)).status).toBe(404)
  })

  it('can be taken by nobody else while it can be restored', async () => {
    const owner = await customer()
    await moveTo(elsewhere(), owner)
    const { email } = owner.user
    const register = () =>
      call('POST', '/api/users/register', { body: person({ email: email.toUpperCase() }) })
    expect(await register()).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } })
    const { token, user } = await customer()
    const { name, username, phone } = user
    const take = () => call('PUT', '/api/users/profile', { token, body: { name, username, phone, email } })
    expect((await take()).status).toBe(409)
    await moveTo(email, owner)
    await moveTo(elsewhere(), owner)
    await db.query("update account_links set expires_at = now() - interval '1 second'")
    expect((await take()).status).toBe(200)
  })

  it('can’t be restored after a week', async () => {
    const owner = await customer()
    await moveTo(elsewhere(), owner)
    const link = await lastLinkTo(owner.user.email)
    await db.query("update account_links set expires_at = expires_at - interval '7 days'")
    expect((await open(link)).status).toBe(404)
    await keepHouse(db)
    expect(await db.query('select 1 from account_links where user_id = $1::uuid', [owner.user._id])).toEqual(
      [],
    )
  })
})

describe('a promoted account', () => {
  const promote = (email: string) => runStaffCommand(db, config, { command: 'promote', email })

  it('loses all access, and its address gets a link', async () => {
    const stranger = await customer({ password: 'of the stranger' })
    const { email } = stranger.user
    expect(await promote(email)).toContain(`${email} is on the staff.`)
    expect(await profile(stranger.token)).toBe(401)
    expect((await login(email, 'of the stranger')).status).toBe(401)
    const { status, body } = await open(await lastLinkTo(email))
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ email, role: 'admin' })
    expect((await call('GET', '/api/enquiries', { token: body.token })).status).toBe(200)
    expect(await promote(email)).toBe(`${email} is already on the staff.`)
    expect(await profile(body.token)).toBe(200)
  })

  it('can’t be restored to a former address', async () => {
    const stranger = await customer()
    const meera = elsewhere()
    await moveTo(meera, stranger)
    await promote(meera)
    expect((await open(await lastLinkTo(stranger.user.email))).status).toBe(404)
  })

  it('loses the link when the password is reset', async () => {
    const person = await customer()
    await promote(person.user.email)
    const first = await lastLinkTo(person.user.email)
    await runStaffCommand(db, config, { command: 'reset-password', email: person.user.email })
    expect((await open(first)).status).toBe(404)
  })

  it('needs a strong password, and keeps the link until then', async () => {
    const { user } = await customer()
    await promote(user.email)
    const link = await lastLinkTo(user.email)
    const short = 'A staff password must have at least 12 characters.'
    expect(await open(link, 'secret1')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: short } },
    })
    expect((await open(link, 'Password1234')).text).toContain('too easy to guess')
    expect((await open(link)).status).toBe(200)
  })

  it('can’t use the link once it is disabled', async () => {
    await staff()
    const { user } = await customer()
    await promote(user.email)
    await runStaffCommand(db, config, { command: 'disable', email: user.email })
    expect((await open(await lastLinkTo(user.email))).status).toBe(404)
  })
})

it('deletes the body of an account email once it is sent', async () => {
  const owner = await customer()
  await moveTo(elsewhere(), owner)
  const sent: string[] = []
  await sendDueMail(db, async ({ body }) => {
    sent.push(body)
  })
  expect(sent.join()).toContain('/set-password#')
  expect(sent.join()).toContain('/confirm-email#')
  // On registration and on the change of the address, and to the former one.
  expect(await db.query('select body from outbox')).toEqual([{ body: '' }, { body: '' }, { body: '' }])
})

describe('the address of an account', () => {
  const confirm = (link: string) =>
    call<{ email: string }>('POST', '/api/users/email/confirm', { body: { link } })
  const confirmed = async (token: string) =>
    (await call<{ user: { emailVerified?: true } }>('GET', '/api/users/profile', { token })).body.user
      .emailVerified ?? false
  const confirmations = async (recipient: string) =>
    (
      await db.query<{ body: string }>(
        `select body from outbox where recipient = $1 and body like '%/confirm-email#%' order by id`,
        [recipient],
      )
    ).map(({ body }) => /^http:\/\/localhost:4000\/confirm-email#(\S+)$/m.exec(body)?.[1] ?? '')

  it('is confirmed once, by the link from registration, which sets no password', async () => {
    const { user, token } = await customer()
    const [link = ''] = await confirmations(user.email)
    expect(await confirmed(token)).toBe(false)
    expect((await open(link)).status).toBe(404)
    expect((await confirm('none of ours')).status).toBe(404)
    expect(await confirm(link)).toMatchObject({ status: 200, body: { email: user.email } })
    expect(await confirmed(token)).toBe(true)
    expect((await confirm(link)).status).toBe(404)
  })

  it('once confirmed, adds the enquiries that were sent from it without an account', async () => {
    const { user, token } = await customer()
    const send = (email: string, subject: string) =>
      call('POST', '/api/enquiries', { body: enquiry({ email, subject }) })
    expect((await send(user.email.toUpperCase(), 'From the same mailbox')).status).toBe(201)
    expect((await send(elsewhere(), 'From another mailbox')).status).toBe(201)
    const own = async () =>
      (
        await call<{ enquiries: { subject: string }[] }>('GET', '/api/enquiries/my-enquiries', { token })
      ).body.enquiries.map(({ subject }) => subject)
    expect(await own()).toEqual([])
    const [link = ''] = await confirmations(user.email)
    await confirm(link)
    expect(await own()).toEqual(['From the same mailbox'])
  })

  it('gets another link on request, which replaces the first, until it is confirmed', async () => {
    const { user, token } = await customer()
    const again = () => call('POST', '/api/users/email/link', { token })
    expect((await again()).status).toBe(204)
    const [first = '', second = ''] = await confirmations(user.email)
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([404, 200])
    expect((await again()).status).toBe(204)
    expect(await confirmations(user.email)).toHaveLength(2)
  })

  it('must be confirmed again after a change, but not after another spelling', async () => {
    const { user, token } = await customer()
    const [link = ''] = await confirmations(user.email)
    await confirm(link)
    await moveTo(user.email.toUpperCase(), { user, token })
    expect(await confirmed(token)).toBe(true)
    const next = elsewhere()
    await moveTo(next, { user, token })
    expect(await confirmed(token)).toBe(false)
    const [nextLink = ''] = await confirmations(next)
    await moveTo(elsewhere(), { user, token })
    expect((await confirm(nextLink)).status).toBe(404)
    expect(await confirmed(token)).toBe(false)
  })

  it('is confirmed by a password reset link, and by a restore link', async () => {
    const owner = await customer()
    await call('POST', '/api/users/password/forgotten', { body: { email: owner.user.email } })
    const { body } = await open(await lastLinkTo(owner.user.email))
    expect(await confirmed(body.token)).toBe(true)
    await moveTo(elsewhere(), body)
    expect(await confirmed(body.token)).toBe(false)
    const back = await open(await lastLinkTo(owner.user.email))
    expect(await confirmed(back.body.token)).toBe(true)
  })
})
