import type { EnquiryDetail, MentionList, Note, StaffDetail } from '@susegad/api-client/contract'
import { beforeEach, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { db, staff, call, enquire } = await startService()
const milind = await staff()
const asha = await staff('agent')

beforeEach(async () => {
  await db.query('delete from outbox')
  await db.query('delete from enquiry_notes')
})

const at = ({ user }: typeof asha) => `<@${user._id}>`
const note = (id: string, text: string, { token } = milind) =>
  call<{ note: Note }>('POST', `/api/enquiries/${id}/notes`, { token, body: { text } })
const mentionsOf = async ({ token }: typeof asha) =>
  (await call<MentionList>('GET', '/api/mentions', { token })).body.mentions
const letters = async () =>
  (
    await db.query<{ recipient: string }>(`select recipient, subject, body from outbox where enquiries = 0`)
  ).map(({ recipient, ...letter }) => ({ to: recipient, ...letter }))
const notesIn = async (id: string) =>
  ((await call<EnquiryDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body as StaffDetail)
    .notes

it('tells the people whom a note mentions, once each, and not its author', async () => {
  const id = await enquire()
  const { status, body } = await note(id, `${at(asha)}, ${at(milind)} and ${at(asha)}: please call.`)
  expect(status).toBe(201)
  expect(body.note.mentions).toHaveLength(2)
  expect(await mentionsOf(asha)).toMatchObject([
    { enquiry: { _id: id, name: 'Meera Iyer' }, by: 'Milind Naik', seen: false },
  ])
  expect((await mentionsOf(milind)).filter(({ seen }) => !seen)).toEqual([])
  expect(await letters()).toMatchObject([
    { to: asha.user.email, subject: 'Milind Naik mentioned you: enquiry' },
  ])
  await call('PUT', `/api/enquiries/${id}/mentions/seen`, { token: asha.token })
  expect(await mentionsOf(asha)).toMatchObject([{ seen: true }])
})

it('shows a person by the name of now, in the thread and in the export of a customer', async () => {
  const id = await enquire({ email: 'named@mail.example' })
  await note(id, `Ask ${at(asha)}.`)
  await db.query(`update users set name = 'Asha Kamat' where id = $1::uuid`, [asha.user._id])
  expect(await notesIn(id)).toMatchObject([
    { text: `Ask ${at(asha)}.`, mentions: [{ _id: asha.user._id, name: 'Asha Kamat' }] },
  ])
  expect(await mentionsOf(asha)).toMatchObject([{ text: 'Ask @Asha Kamat.' }])
  const { text } = await call('POST', '/api/people/data', {
    token: milind.token,
    body: { email: 'named@mail.example' },
  })
  expect(text).toContain('Ask @Asha Kamat.')
})

it('refuses to mention whoever does not work at the desk', async () => {
  const id = await enquire()
  const gone = await staff('agent')
  await db.query('update users set disabled_at = now() where id = $1::uuid', [gone.user._id])
  const { status, body } = await note(id, `Ask ${at(gone)}.`)
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ errors: { text: 'Only people who work at the desk can be mentioned.' } }),
  ])
  expect(await notesIn(id)).toEqual([])
})

it('keeps a note whose mentioned account is deleted, and deletes mentions with their enquiry’s content', async () => {
  const id = await enquire()
  const gone = await staff('agent')
  await note(id, `Ask ${at(gone)}.`)
  await db.query('delete from users where id = $1::uuid', [gone.user._id])
  expect(await notesIn(id)).toMatchObject([{ text: `Ask ${at(gone)}.`, mentions: [] }])
  await note(id, `Ask ${at(asha)}.`)
  await call('DELETE', `/api/enquiries/${id}`, { token: milind.token })
  expect(await mentionsOf(asha)).toEqual([])
})

it('sends no email about mentions to people who want none', async () => {
  const body = { notifications: 'each', mentionEmails: false, signature: '' }
  await call('PUT', '/api/users/settings', { token: asha.token, body })
  await note(await enquire(), `Ask ${at(asha)}.`)
  expect([await letters(), (await mentionsOf(asha)).length]).toEqual([[], 1])
})

it('tells colleagues of one name apart by their addresses', async () => {
  const twin = await staff('agent')
  const { body } = await call<{ staff: { _id: string; email?: string }[] }>('GET', '/api/users/staff', {
    token: milind.token,
  })
  const emailOf = (id: string) => body.staff.find(({ _id }) => _id === id)?.email
  expect([emailOf(twin.user._id), emailOf(milind.user._id), emailOf(asha.user._id)]).toEqual([
    twin.user.email,
    milind.user.email,
    undefined,
  ])
})
