import type { EnquiryList, MyEnquiryList, OwnDetail } from '@susegad/api-client/contract'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, mergingBy, offer, textsOf } from '../../../test/merging.ts'
import { estimate, trip } from '../../../test/plan.ts'
import { startService } from '../../../test/service.ts'
import { tellOfAnswer } from '../../jobs/mail.ts'
import { eraseEnquiries } from '../enquiries/changes/erase-enquiries.ts'

const service = await startService()
const { app, call, staff, customer, enquire, read, db } = service
const { token } = await staff('agent')
const { merge, undo, open, answer, set, rowOf, pair } = mergingBy(service, token)

describe('a merged enquiry', () => {
  it('is closed, and the other shows its messages, notes, quotes and history', async () => {
    const [first, second] = await pair()
    await answer(first, offer)
    await call('POST', `/api/enquiries/${first}/notes`, { token, body: { text: 'Likes the sea.' } })
    await answer(second, { text: 'About the second.' })
    expect((await merge(first, second)).body).toMatchObject({
      enquiry: { status: 'closed', mergedInto: second },
    })
    const thread = await open(second)
    expect(textsOf(thread)).toEqual(['An offer.', 'About the second.'])
    expect(thread.messages[0]?.quote?.state).toBe('open')
    expect(thread.notes).toMatchObject([{ text: 'Likes the sea.' }])
    expect(thread.merged).toMatchObject([{ _id: first, source: 'site', subject: 'First' }])
    expect(thread.history).toContainEqual(
      expect.objectContaining({ change: 'mergedInto', of: 'First', to: 'Second', by: 'Milind Naik' }),
    )
    const alone = await open(first)
    expect(alone.mergedInto).toMatchObject({ _id: second, subject: 'Second', gone: false })
    expect(textsOf(alone)).toEqual(['An offer.'])
  })

  it('brings its last message into the other’s row of the list', async () => {
    const [first, second] = await pair()
    await answer(second, { text: 'About the second.' })
    await answer(first, offer)
    const lastOf = async () => {
      const { body } = await call<EnquiryList>('GET', '/api/enquiries', { token })
      return body.enquiries.find(({ _id }) => _id === second)?.lastMessage?.text
    }
    expect(await lastOf()).toBe('About the second.')
    await merge(first, second)
    expect(await lastOf()).toBe('An offer.')
    await undo(first)
    expect(await lastOf()).toBe('About the second.')
  })

  it('is as before once that is undone, and so is the other', async () => {
    const [first, second] = await pair()
    await answer(second, { text: 'Done.', resolve: true })
    const before = [await rowOf(first), await rowOf(second)]
    const shown = [await open(first), await open(second)]
    for (let time = 0; time < 2; time++) {
      await merge(first, second)
      expect(await rowOf(second)).toMatchObject({ status: 'in_progress' })
      expect((await undo(first)).status).toBe(200)
      expect([await rowOf(first), await rowOf(second)]).toEqual(before)
    }
    expect((await undo(first)).status).toBe(200)
    const after = [await open(first), await open(second)]
    expect(after.map(textsOf)).toEqual(shown.map(textsOf))
    expect(after.map(({ merged }) => merged)).toEqual([undefined, undefined])
  })

  it('keeps the customer waiting in the other thread', async () => {
    const email = addressOf()
    const answered = await enquire({ email })
    await answer(answered, { text: 'Yes.' })
    const asked = await enquire({ email })
    await merge(asked, answered)
    const { enquiry } = await open(answered)
    expect(enquiry.waitingSince).toBe((await read(token, asked)).createdAt)
    await answer(answered, { text: 'Yes, too.' })
    expect((await open(answered)).enquiry.waitingSince).toBeNull()
    expect((await open(asked)).enquiry.waitingSince).toBeNull()
  })

  it('that nobody answered keeps its clock in a newer one', async () => {
    const [first, second] = await pair()
    await merge(first, second)
    expect((await open(second)).enquiry.waitingSince).toBe((await read(token, first)).createdAt)
  })

  it('that waits for an answer ends the snooze of the other, and one that was answered does not', async () => {
    const [waiting, snoozed] = await pair()
    const answered = await enquire({ email: addressOf() })
    await answer(answered, { text: 'Yes.' })
    const snoozedUntil = new Date(Date.now() + 86_400_000).toISOString()
    await call('PUT', `/api/enquiries/${snoozed}/status`, { token, body: { snoozedUntil } })
    await merge(answered, snoozed)
    expect((await open(snoozed)).enquiry.snoozedUntil).toBe(snoozedUntil)
    await merge(waiting, snoozed)
    expect((await open(snoozed)).enquiry.snoozedUntil).toBeNull()
  })

  it('leaves the clock of the conversation when its content is erased', async () => {
    const email = addressOf()
    const answered = await enquire({ email })
    await answer(answered, { text: 'Yes.' })
    const asked = await enquire({ email })
    await merge(asked, answered)
    await db.transaction((tx) => eraseEnquiries(tx, null, [asked]))
    expect((await open(answered)).enquiry.waitingSince).toBeNull()
  })

  it('leaves the clock of the whole conversation when one of its merges is undone', async () => {
    const [second, third] = await pair()
    for (const id of [second, third]) await answer(id, { text: 'Yes.' })
    const late = await enquire({ email: addressOf() })
    await merge(late, second)
    await merge(second, third)
    expect((await open(third)).enquiry.waitingSince).not.toBeNull()
    await undo(late)
    expect((await open(third)).enquiry.waitingSince).toBeNull()
  })

  it('is counted once, as closed, and undone again as before', async () => {
    const countsOf = async () => {
      const list = (status: string) =>
        call<EnquiryList>('GET', `/api/enquiries?status=${status}&limit=1`, { token })
      return [(await list('pending')).body.total, (await list('closed')).body.total]
    }
    const [first, second] = await pair()
    const [pending = 0, closed = 0] = await countsOf()
    await merge(first, second)
    expect(await countsOf()).toEqual([pending - 1, closed + 1])
    await undo(first)
    expect(await countsOf()).toEqual([pending, closed])
  })

  it('stays closed and is not deleted or answered on its own', async () => {
    const [first, second] = await pair()
    await merge(first, second)
    const refusals = [await set(first, 'pending'), await answer(first, { text: 'Here.' })]
    for (const { status, body } of refusals)
      expect([status, body.message]).toEqual([
        422,
        'This enquiry was merged into another one. Open that one, and continue there.',
      ])
    expect((await call('DELETE', `/api/enquiries/${first}`, { token })).status).toBe(422)
    await call('DELETE', '/api/enquiries/multiple', { token, body: { ids: [first] } })
    expect(await read(token, first)).toMatchObject({ status: 'closed', deletedAt: null })
  })

  it('can be restored once the other is, if both were deleted', async () => {
    const [first, second] = await pair()
    await merge(first, second)
    const restore = (id: string) => call('POST', '/api/enquiries/restore', { token, body: { ids: [id] } })
    for (const id of [second, first]) await call('DELETE', `/api/enquiries/${id}`, { token })
    for (const id of [second, first]) expect((await restore(id)).body).toEqual({ restored: 1 })
    expect((await open(second)).merged).toMatchObject([{ _id: first }])
  })
})

describe('other programs', () => {
  it('are told of both enquiries, and an export names where the merged one went', async () => {
    const [first, second] = await pair()
    const [endpoint] = await db.query<{ id: string }>(
      `insert into webhook_endpoints (name, url, events, secret)
       values ('Books', 'https://books.example', '{enquiry.changed}', 'secret') returning id`,
    )
    await merge(first, second)
    const told = await db.query<{ enquiry_id: string }>(
      'select enquiry_id from webhook_deliveries where endpoint_id = $1::uuid',
      [endpoint?.id],
    )
    expect(told.map((row) => row.enquiry_id).sort()).toEqual([first, second].sort())
    const owner = await staff()
    const { text } = await call('POST', '/api/enquiries/export', {
      token: owner.token,
      body: { format: 'csv', scope: { ids: [first, second] } },
    })
    const [, ...rows] = text.trim().split('\r\n')
    expect(rows.map((row) => row.includes(`,${second},`)).sort()).toEqual([false, true])
    expect(rows).toHaveLength(2)
  })

  it('are not told that a deleted enquiry changed as a merge into it is undone', async () => {
    const [first, second] = await pair()
    await merge(first, second)
    await call('DELETE', `/api/enquiries/${second}`, { token })
    await db.query('delete from webhook_deliveries')
    await undo(first)
    const told = await db.query<{ enquiry_id: string }>('select enquiry_id from webhook_deliveries')
    expect(told).toEqual([{ enquiry_id: first }])
  })
})

describe('open desks are told of the conversation', () => {
  const tell = vi.spyOn(app.live, 'tell')
  const told = (id: string) => expect(tell).toHaveBeenLastCalledWith('changed', expect.arrayContaining([id]))

  it('when one of its merges is undone', async () => {
    const [second, third] = await pair()
    const late = await enquire({ email: addressOf() })
    await merge(late, second)
    await merge(second, third)
    await undo(late)
    told(third)
  })

  it('when an answer in a merged enquiry is sent, and a quote there is withdrawn', async () => {
    const [first, second] = await pair()
    await answer(first, offer)
    await merge(first, second)
    const [message] = (await open(second)).messages
    await tellOfAnswer(app, { message_id: message?._id } as never)
    told(second)
    tell.mockClear()
    await call('DELETE', `/api/quotes/${message?.quote?._id}`, { token })
    told(second)
  })

  it('when a note is added to a merged enquiry', async () => {
    const [first, second] = await pair()
    await merge(first, second)
    await call('POST', `/api/enquiries/${first}/notes`, { token, body: { text: 'Likes the sea.' } })
    told(second)
  })

  it('when whoever sent a merged enquiry is erased', async () => {
    const [first, second] = [await enquire({ email: addressOf('tara') }), await enquire()]
    await merge(first, second)
    const { email } = await read(token, first)
    const owner = await staff()
    await call('POST', '/api/people/erasure', { token: owner.token, body: { email } })
    told(second)
  })
})

describe('the customer', () => {
  it('finds the plan that was sent with a merged enquiry, and so does the staff', async () => {
    const { token: own } = await customer()
    const planned = await enquire({ trip: trip(), estimate: estimate() }, { token: own })
    const asked = await enquire({}, { token: own })
    await merge(planned, asked)
    for (const reader of [own, token]) {
      const thread = (await call<OwnDetail>('GET', `/api/enquiries/${asked}`, { token: reader })).body
      expect(thread.plan).toBeNull()
      expect(thread.merged?.[0]?.plan).toMatchObject({ trip: trip(), estimate: estimate() })
    }
  })

  it('has one conversation, and writes into the merged thread from the old one', async () => {
    const account = await customer()
    const own = account.token
    const email = String(account.user.email)
    const first = await enquire({ email, subject: 'First' }, { token: own })
    const second = await enquire({ email, subject: 'Second' }, { token: own })
    const reply = (text: string) =>
      call('POST', `/api/enquiries/${first}/replies`, { token: own, body: { text } })
    await reply('Before.')
    await merge(first, second)
    const mine = async () =>
      (await call<MyEnquiryList>('GET', '/api/enquiries/my-enquiries', { token: own })).body
    expect(await mine()).toMatchObject({ total: 1, enquiries: [{ _id: second, messages: 1 }] })
    await reply('After.')
    for (const id of [first, second]) {
      const thread = (await call<OwnDetail>('GET', `/api/enquiries/${id}`, { token: own })).body
      expect(thread.enquiry._id).toBe(second)
      expect(textsOf(thread)).toEqual(['Before.', 'After.'])
      expect(thread.merged).toMatchObject([{ _id: first, subject: 'First' }])
    }
    await undo(first)
    expect((await mine()).total).toBe(2)
    expect([textsOf(await open(first)), textsOf(await open(second))]).toEqual([['Before.'], ['After.']])
  })

  it('gets all of it in the export of their data, each enquiry once', async () => {
    const account = await customer()
    const own = account.token
    const ids = [await enquire({}, { token: own }), await enquire({}, { token: own })] as const
    await merge(ids[0], ids[1])
    const { body } = await call<{ enquiries: { _id: string }[] }>('GET', '/api/users/data', { token: own })
    expect(body.enquiries.map(({ _id }) => _id).sort()).toEqual([...ids].sort())
  })

  it('never reads what another account sent', async () => {
    const [one, two] = [await customer(), await customer()]
    const first = await enquire({}, { token: one.token })
    const second = await enquire({}, { token: two.token })
    const none = await enquire({ email: addressOf() })
    expect((await merge(first, second)).status).toBe(422)
    expect((await merge(first, none)).body.message).toBe(
      'Only this enquiry belongs to an account. Merge the other one into it instead.',
    )
    await call('POST', `/api/enquiries/${none}/notes`, { token, body: { text: 'Secret' } })
    expect((await merge(none, first)).status).toBe(200)
    const seen = (await call<OwnDetail>('GET', `/api/enquiries/${first}`, { token: one.token })).body
    expect(seen.merged).toBeUndefined()
  })
})
