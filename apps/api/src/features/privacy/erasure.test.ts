import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErasedResult, OwnData, PersonData, PersonResult } from '@susegad/api-client/contract'
import { ownDataSchema, personDataSchema, personResultSchema } from '@susegad/api-client/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { estimate, trip } from '../../../test/plan.ts'
import { SECRET, startService } from '../../../test/service.ts'
import { createErasureKeeper } from '../../backup/erasure-list.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { writeBackupFile } from '../../backup/write-backup-file.ts'
import { announceEnquiries } from '../../jobs/announce-enquiries.ts'
import { addressDigest } from './address-digest.ts'
import { erasableEnquiries, mailsFrom, personEnquiries } from './person-store.ts'

const { app, call, customer, verifiedCustomer, staff, enquire, db, untimed, config } = await startService()
const admin = await staff()
const { token } = admin
const folder = await mkdtemp(join(tmpdir(), 'susegad-erasure-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('gives the personal data of staff to owners only', async () => {
  const { token: agent } = await staff('agent')
  const body = { email: admin.user.email }
  expect(await call('POST', '/api/people/data', { token: agent, body })).toMatchObject({
    status: 422,
    body: { errors: { email: expect.stringContaining('staff') } },
  })
  expect((await call('POST', '/api/people/data', { token, body })).status).toBe(200)
})

const find = async (email: string) =>
  (await call<PersonResult>('POST', '/api/people', { token, body: { email } })).body.person
const erase = (email: string) => call<ErasedResult>('POST', '/api/people/erasure', { token, body: { email } })
const eraseOwn = (by: { token: string }, password: string) =>
  call<ErasedResult>('POST', '/api/users/erasure', { token: by.token, body: { password } })
const merge = (id: string, into: string) =>
  call('PUT', `/api/enquiries/${id}/merge`, { token, body: { into } })
const separate = (id: string) => call('DELETE', `/api/enquiries/${id}/merge`, { token })
const addChat = (id: string, text: string, sender: string | null) =>
  db.query(
    `insert into messages (enquiry_id, direction, channel, body, sender) values ($1::uuid, 'in', 'whatsapp', $2, $3)`,
    [id, text, sender],
  )
const figures = async () => (await call<{ total: number }>('GET', '/api/enquiries', { token })).body.total
/** Every row of every table that holds anything of people, as text. */
const everything = async (of = db) => {
  const texts = await Promise.all(
    [
      'users',
      'enquiries',
      'enquiry_notes',
      'messages',
      'quotes',
      'attachments',
      'outbox',
      'audit_entries',
      'account_links',
      'erased_addresses',
      'trips',
    ].map((table) => of.query<{ text: string }>(`select to_jsonb(t)::text as text from ${table} t`)),
  )
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

describe('own data', () => {
  it('contains everything of the person, and nothing of others', async () => {
    const asker = await customer({ noticeVersion: '2026-11-24' })
    const id = await enquire({ email: 'another@mail.example', trip: trip() }, { token: asker.token })
    await enquire({ email: asker.user.email, message: 'Written by somebody who is not signed in.' })
    await call('POST', `/api/enquiries/${id}/notes`, { token, body: { text: 'Haggles.' } })
    const { body, headers, text } = await call<OwnData>('GET', '/api/users/data', { token: asker.token })
    expect(ownDataSchema.safeParse(body).data).toEqual(body)
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(body.account).toMatchObject({ email: asker.user.email, consentVersion: '2026-11-24' })
    expect(body.account.browsers).toHaveLength(1)
    expect(body.enquiries).toMatchObject([{ _id: id, plan: { trip: trip(), estimate: null } }])
    expect(text).not.toMatch(/argon|Haggles|not signed in/)
  })

  it('is erased with the password, without enquiries from an unconfirmed address', async () => {
    const email = `Zubeida-${Date.now()}@mail.example`
    const asker = await customer({ password: 'open sesame', name: 'Zubeida Quadros', email })
    const own = await enquire({ name: 'Zubeida Quadros', phone: '+91 90000 11111' }, { token: asker.token })
    const foreign = await enquire({ email, message: 'Nobody has proved whose this is.' })
    await announceEnquiries(db, config)
    const before = await figures()
    const refused = await eraseOwn(asker, 'nonsense')
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: 'The password is wrong.' } } })
    const { status, body } = await eraseOwn(asker, 'open sesame')
    expect([status, body.erased.accounts, body.erased.enquiries]).toEqual([200, 1, 1])
    expect((await call('GET', '/api/users/profile', { token: asker.token })).status).toBe(401)
    const again = await call('POST', '/api/users/login', {
      body: { emailOrUsername: email, password: 'open sesame' },
    })
    expect(again.status).toBe(401)
    expect(await figures()).toBe(before)
    const read = await call<{ enquiry: object }>('GET', `/api/enquiries/${own}`, { token })
    expect(read.body.enquiry).toMatchObject({
      name: 'Erased',
      phone: '',
      email: '',
      message: '',
      status: 'closed',
      customerId: null,
      erasedAt: expect.any(String),
    })
    expect(await everything()).not.toMatch(/Zubeida Quadros|90000 11111/)
    const kept = await call<{ enquiry: object }>('GET', `/api/enquiries/${foreign}`, { token })
    expect(kept.body.enquiry).toMatchObject({ email, erasedAt: null })
  })

  it('excludes, without a confirmed address, what belongs to the address', async () => {
    const email = `priya-${Date.now()}@mail.example`
    const foreign = await enquire({ email })
    await call('POST', `/api/enquiries/${foreign}/answers`, { token, body: { text: 'For Priya.' } })
    await db.query('insert into unsubscribed_addresses (address) values ($1)', [email])
    const mallory = await customer({ email, password: 'open sesame' })
    const data = await call<OwnData>('GET', '/api/users/data', { token: mallory.token })
    expect(data.body).not.toHaveProperty('unsubscribed')
    const { body } = await eraseOwn(mallory, 'open sesame')
    // The only email asked to confirm the address.
    expect(body.erased).toEqual({ accounts: 1, enquiries: 0, letters: 1 })
    expect(await db.query('select 1 from unsubscribed_addresses where address = $1', [email])).toHaveLength(1)
    expect(await db.query('select body from outbox where recipient = $1', [email])).toMatchObject([
      { body: expect.stringContaining('For Priya.') },
    ])
  })

  it('includes, with a confirmed address, what was sent from it without an account', async () => {
    const email = `meera-own-${Date.now()}@mail.example`
    const asker = await verifiedCustomer({ email, password: 'open sesame' })
    const other = await customer()
    const guest = await enquire({ email: email.toUpperCase() })
    const ofOther = await enquire({ email }, { token: other.token })
    await call('POST', `/api/enquiries/${guest}/answers`, { token, body: { text: 'Yes, Meera.' } })
    await db.query('insert into unsubscribed_addresses (address) values ($1)', [email])
    const data = await call<OwnData>('GET', '/api/users/data', { token: asker.token })
    expect(data.body).toMatchObject({ unsubscribed: true, account: { emailVerifiedAt: expect.any(String) } })
    const { body } = await eraseOwn(asker, 'open sesame')
    expect(body.erased).toEqual({ accounts: 1, enquiries: 1, letters: 1 })
    const state = async (id: string) =>
      (await call<{ enquiry: { email: string } }>('GET', `/api/enquiries/${id}`, { token })).body.enquiry
        .email
    expect([await state(guest), await state(ofOther)]).toEqual(['', email])
    expect(await db.query('select 1 from unsubscribed_addresses where address = $1', [email])).toEqual([])
  })

  it('cannot be erased by staff', async () => {
    const colleague = await staff()
    const { status } = await eraseOwn(colleague, 'secret-of-rohan')
    expect(status).toBe(403)
    expect((await call('GET', '/api/users/data', { token: colleague.token })).status).toBe(200)
  })
})

describe('a person', () => {
  it('is found by the address in any spelling', async () => {
    const email = `meera-${Date.now()}@mail.example`
    const account = await customer({ email })
    const ids = [
      await enquire({ email: email.toUpperCase() }),
      await enquire({ email: 'typed@otherwise.example' }, { token: account.token }),
      await enquire({ email: ` ${email}`, website: 'https://spam.example' }),
    ]
    await enquire({ email: `x${email}` })
    await call('POST', `/api/enquiries/${ids[0]}/notes`, { token, body: { text: 'Called.' } })
    await call('POST', `/api/enquiries/${ids[0]}/answers`, { token, body: { text: 'At six, then.' } })
    await call('DELETE', `/api/enquiries/${ids[1]}`, { token })
    const found = await call<PersonResult>('POST', '/api/people', { token, body: { email } })
    expect(personResultSchema.safeParse(found.body).data).toEqual(found.body)
    expect(found.body.person).toMatchObject({
      account: { name: 'Rohan Mehta' },
      enquiries: 3,
      notes: 1,
      erasedAt: null,
    })
    const { body } = await call<PersonData>('POST', '/api/people/data', { token, body: { email } })
    expect(personDataSchema.safeParse(body).data).toEqual(body)
    expect(body.enquiries.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
    expect(body.enquiries.flatMap(({ notes }) => notes)).toMatchObject([{ text: 'Called.' }])
    expect(body.enquiries.flatMap(({ messages }) => messages)).toMatchObject([{ body: 'At six, then.' }])
  })

  it('is erased with notes and emails, and listed without a name', async () => {
    const email = `kabir-${Date.now()}@mail.example`
    const account = await customer({ email, name: 'Kabir Lobo' })
    const words = {
      email,
      phone: '090000 33333',
      name: 'Kabir Lobo',
      message: 'Kabir asks for a boat at dawn.',
      trip: trip({ stay: { hotel: 'la-view-hotel', room: 'As Kabir had it', plan: 'CP' } }),
      estimate: estimate({ open: ['A cot for Kabir'] }),
    }
    const id = await enquire(words)
    // Mistyped: this number is another person's.
    const other = await enquire({ ...words, phone: '090000 44444' }, { token: account.token })
    const stays = await enquire()
    await call('POST', `/api/enquiries/${id}/notes`, { token, body: { text: 'Kabir wants two.' } })
    await call('POST', `/api/enquiries/${id}/answers`, { token, body: { text: 'Dear Kabir, at six.' } })
    // An email of his is in another person's thread, and in an email to staff.
    const mail = 'Kabir here, for the two of us.'
    await db.query(
      `insert into messages (enquiry_id, direction, channel, body, sender, quoted)
       values ($1::uuid, 'in', 'email', $2, $3, 'Dear Meera')`,
      [stays, mail, email],
    )
    await db.query(
      `insert into outbox (recipient, subject, body, enquiries, enquiry_ids)
       values ('desk@goa.example', 'Meera wrote again', $1, 0, array[$2::uuid])`,
      [
        `${email} (sender not verified):\n\n${mail}\n\nRead and answer it at:\nhttp://localhost:4000/dashboard?enquiry=${stays}`,
        stays,
      ],
    )
    // One of his enquiries was merged into that thread, where he then wrote on WhatsApp.
    await merge(id, stays)
    const chat = 'Kabir again, for three.'
    await addChat(stays, chat, '+919000033333')
    await addChat(stays, 'Meera on her way.', '+919000044444')
    expect((await find(email)).mails).toBe(2)
    const { body: data } = await call<PersonData>('POST', '/api/people/data', { token, body: { email } })
    expect(data.mails).toMatchObject([{ body: mail, refusedFiles: [] }, { body: chat }])
    expect(JSON.stringify(data)).not.toContain('Dear Meera')
    await announceEnquiries(db, config)
    // A digest also contains another person's enquiry.
    await db.query(
      `insert into outbox (recipient, reply_to, subject, body, enquiries, enquiry_ids)
       values ('desk@goa.example', null, '2 new enquiries', $1, 2, $2::uuid[])`,
      [`Kabir ?enquiry=${id}\n\nMeera ?enquiry=${stays}`, `{${id},${stays}}`],
    )
    const before = await figures()
    expect((await erase(email.toUpperCase())).body.erased).toMatchObject({ accounts: 1, enquiries: 2 })
    expect(await figures()).toBe(before)
    expect(await everything()).not.toMatch(/kabir/i)
    expect(await everything()).toContain('Meera on her way.')
    const [digest] = await db.query<{ body: string }>(
      `select body from outbox where subject = '2 new enquiries'`,
    )
    expect(digest?.body).toMatch(/^What this email said about one enquiry was erased/)
    expect(await find(email)).toMatchObject({ account: null, enquiries: 0, erasedAt: expect.any(String) })
    const trail = await db.query(
      `select action, record, by_id as by from audit_entries where record_id = any($1::uuid[]) and action = 'erased'
       order by id`,
      [`{${id},${other},${account.user._id}}`],
    )
    expect(trail).toEqual([
      ...[1, 2].map(() => ({ action: 'erased', record: 'enquiry', by: admin.user._id })),
      { action: 'erased', record: 'person', by: admin.user._id },
    ])
    expect((await erase(email)).body.erased).toEqual({ accounts: 0, enquiries: 0, letters: 0 })
  })

  it('is erased in a conversation from which their enquiry was separated again', async () => {
    const email = `noor-${Date.now()}@mail.example`
    const [id, other] = [await enquire({ email, phone: '090000 55555', name: 'Noor' }), await enquire()]
    await announceEnquiries(db, config)
    await merge(id, other)
    await addChat(other, 'Noor is late.', '+919000055555')
    await addChat(other, '', '+919000055555')
    // The time is that of writing: WhatsApp can deliver later.
    await db.query(
      `update messages set created_at = created_at - interval '1 hour' where enquiry_id = $1::uuid`,
      [other],
    )
    await db.query(
      `insert into outbox (channel, recipient, subject, body, enquiry_ids)
       values ('whatsapp', '+919000055555', '', 'Dear Noor, at six.', array[$1::uuid])`,
      [other],
    )
    await db.query(
      `insert into outbox (recipient, subject, body, enquiries, enquiry_ids)
       values ('asha@goa.example', 'Meera wrote again', 'Hello', 0, array[$1::uuid])`,
      [other],
    )
    await separate(id)
    expect((await find(email)).mails).toBe(2)
    const tell = vi.spyOn(app.live, 'tell')
    await erase(email)
    // Open desks show it in the other conversation.
    expect(tell.mock.calls.flatMap(([, ids]) => ids)).toContain(other)
    tell.mockRestore()
    expect(await everything()).not.toMatch(/Noor/)
    // A picture without words is not how the email about somebody else's message begins.
    expect(await db.query(`delete from outbox where body = 'Hello' returning 1`)).toHaveLength(1)
  })

  it('on the staff is not erased', async () => {
    const { status, body } = await erase(admin.user.email)
    expect([status, body]).toMatchObject([422, { errors: { email: expect.stringContaining('staff') } }])
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200)
  })

  it('keeps emails to the desk when somebody registers its address and erases the account', async () => {
    const desk = 'desk-of@goa.example'
    await enquire()
    await announceEnquiries(db, { ...config, mailTo: [desk] })
    const impostor = await customer({ email: desk, password: 'open sesame' })
    await eraseOwn(impostor, 'open sesame')
    const [row] = await db.query<{ n: number }>(
      'select count(*)::integer as n from outbox where recipient = $1',
      [desk],
    )
    expect(row?.n).toBe(1)
  })

  it('is erased in a conversation above the one that their enquiry is in, also if these were separated', async () => {
    const email = `zara-${Date.now()}@mail.example`
    const id = await enquire({ email, phone: '090000 66666', name: 'Zara' })
    const [middle, top] = [await enquire(), await enquire()]
    await merge(id, middle)
    await merge(middle, top)
    await addChat(top, 'Zara is late.', '+919000066666')
    await separate(middle)
    await erase(email)
    expect(await everything()).not.toMatch(/Zara/)
  })

  it('leaves alone what others wrote from a number that was taken for theirs', async () => {
    const { token: own, user } = await verifiedCustomer()
    const id = await enquire({ email: user.email, phone: '090000 77777' }, { token: own })
    await addChat(id, 'From my own phone.', null)
    const correction = { phone: '090000 88888' }
    expect((await call('PUT', `/api/enquiries/${id}/own`, { token: own, body: correction })).status).toBe(200)
    const [part, other] = [await enquire({ phone: '090000 88888' }), await enquire()]
    await merge(part, other)
    await addChat(other, 'Meera, from her phone.', '+919000088888')
    expect((await find(user.email)).mails).toBe(0)
    await erase(user.email)
    expect(await everything()).toContain('Meera, from her phone.')
  })
})

it('finds a person by indexes, not by reading every enquiry and message', async () => {
  const { database, drop } = await freshDatabase()
  await database.query(`insert into enquiries (name, phone, email, subject, message)
    select 'n', 'p', n || '@mail.example', 's', 'm' from generate_series(1, 1000) n`)
  await database.query(`insert into messages (enquiry_id, direction, channel, body, sender)
    select id, 'in', 'email', 'm', email from enquiries`)
  await database.query('analyze enquiries, messages')
  const plans: string[] = []
  const query = async (text: string, parameters: unknown[]) => {
    const rows = await database.query<Record<string, string>>(`explain ${text}`, parameters)
    plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
    return []
  }
  const counted = { ...database, query } as never
  const emailKey = '7@mail.example'
  await personEnquiries(counted, emailKey, null)
  await erasableEnquiries(counted, { id: admin.user._id, emailKey, emailVerifiedAt: new Date() } as never)
  await mailsFrom(counted, [emailKey], [])
  expect(plans).toHaveLength(3)
  expect(plans.join('\n')).not.toContain('Seq Scan')
  await drop()
})

it.each(['', 'nobody', null, 7])('requires an address: %j', async (email) => {
  expect((await call('POST', '/api/people/erasure', { token, body: { email } })).status).toBe(400)
})

describe('a backup from before an erasure', { timeout: 120_000 }, () => {
  it('is restored without what was erased since', async () => {
    const email = `farah-${Date.now()}@mail.example`
    const self = await customer({ password: 'open sesame', name: 'Selma Dias' })
    const byStaff = await customer({ email, name: 'Farah Khan' })
    await enquire({ name: 'Selma Dias' }, { token: self.token })
    const merged = await enquire({ name: 'Farah Khan', email, phone: '+91 90000 22222' })
    const purged = await enquire({ name: 'Farah Khan', email: email.toUpperCase() })
    await announceEnquiries(db, config)
    const foreign = await enquire()
    await db.query(
      `insert into messages (enquiry_id, direction, channel, body, sender) values ($1::uuid, 'in', 'email', $2, $3)`,
      [foreign, 'Farah Khan, for us all.', email],
    )
    await merge(merged, foreign)
    await addChat(foreign, 'Farah Khan, from the beach.', '+919000022222')
    const file = join(folder, 'before.backup.gz')
    await writeBackupFile(untimed, file, { key: undefined })

    // Deleted before the erasure, so its id is not listed.
    await db.query('delete from enquiries where id = $1::uuid', [purged])
    await erase(email)
    await eraseOwn(self, 'open sesame')
    await createErasureKeeper(db, folder)()

    // Another machine knows only the erasure list beside the backups.
    const { database, untimed: target, drop } = await freshDatabase()
    const { again } = await restoreBackup(target, file, { secret: SECRET })
    expect(again).toEqual({ enquiries: 3, accounts: 2, unreadable: 0 })
    expect(await everything(database)).not.toMatch(/Selma|Farah|farah/)
    expect((await database.query(`select 1 from users where id = $1::uuid`, [byStaff.user._id])).length).toBe(
      0,
    )
    const [blank] = await database.query<{ n: number }>(
      `select count(*)::integer as n from enquiries where id = $1::uuid and erased_at is not null`,
      [purged],
    )
    expect(blank?.n).toBe(1)
    await drop()
  })
})

it('lists addresses by hashes that depend on the secret', async () => {
  const { of, madeWith } = addressDigest(SECRET)
  expect(of(' Meera@Mail.example')).toBe(of('meera@mail.example'))
  expect(of('meera@mail.example')).not.toBe(addressDigest(`${SECRET}!`).of('meera@mail.example'))
  expect(madeWith).not.toBe(addressDigest(`${SECRET}!`).madeWith)
})
