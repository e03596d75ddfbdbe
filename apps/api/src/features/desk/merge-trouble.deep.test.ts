import { randomUUID } from 'node:crypto'
import type { SharedQuote } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { addressOf, mergingBy, offer, textsOf } from '../../../test/merging.ts'
import { startService } from '../../../test/service.ts'
import { lockThread } from '../enquiries/changes/lock-thread.ts'

const service = await startService()
const { app, call, staff, customer, enquire, read, db } = service
const { token } = await staff('agent')
const owner = await staff()
const { merge, undo, open, answer, set, rowOf, pair } = mergingBy(service, token)

it('two merges at once: one of each pair wins, the other says so', async () => {
  const [first, second] = await pair()
  const crossed = await Promise.all([merge(first, second), merge(second, first, owner.token)])
  expect(crossed.map(({ status }) => status).sort()).toEqual([200, 409])
  const [third, fourth] = await pair()
  const same = await Promise.all([merge(third, fourth), merge(third, fourth, owner.token)])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  const [fifth, sixth] = await pair()
  const apart = await Promise.all([merge(fifth, sixth), merge(fifth, fourth, owner.token)])
  expect(apart.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('three merges in a circle at once leave no circle', async () => {
  const [first, second] = await pair()
  const [third] = await pair()
  const answers = await Promise.all([merge(first, second), merge(second, third), merge(third, first)])
  expect(answers.map(({ status }) => status)).toContain(409)
  for (const id of [first, second, third]) expect((await open(id)).enquiry._id).toBe(id)
})

it('of an enquiry into itself, a deleted, a spam, an unknown or an erased one', async () => {
  const [first, second] = await pair()
  expect((await merge(first, first)).body.message).toBe('An enquiry can’t be merged into itself.')
  expect((await merge(first, randomUUID())).status).toBe(422)
  expect((await merge(randomUUID(), first)).status).toBe(404)
  await call('DELETE', `/api/enquiries/${second}`, { token })
  expect((await merge(first, second)).body.message).toBe(
    'The other enquiry was deleted. Restore it, then merge.',
  )
  const [third, spam] = await pair()
  await db.query(`update enquiries set spam = 'links' where id = $1::uuid`, [spam])
  expect((await merge(third, spam)).body.message).toBe(
    'The other enquiry is marked as spam. Mark it as not spam, then merge.',
  )
})

it('a merge of merged enquiries shows all, and is undone step by step', async () => {
  const [first, second] = await pair()
  const [third] = await pair()
  await answer(first, { text: 'One.' })
  await answer(second, { text: 'Two.' })
  await merge(first, second)
  await merge(second, third)
  expect(textsOf(await open(third))).toEqual(['One.', 'Two.'])
  await undo(second)
  expect(textsOf(await open(third))).toEqual([])
  expect(textsOf(await open(second))).toEqual(['One.', 'Two.'])
})

it('a quote accepted afterwards is accepted in the merged thread', async () => {
  const account = await customer()
  const own = account.token
  const first = await enquire({ email: account.user.email }, { token: own })
  const second = await enquire({ email: account.user.email }, { token: own })
  await db.query('update users set email_verified_at = now() where id = $1::uuid', [account.user._id])
  await answer(first, offer)
  await merge(first, second)
  await set(second, 'resolved')
  const id = (await open(second)).messages[0]?.quote?._id
  const accepted = await call<SharedQuote>('POST', `/api/quotes/${id}/accept`, { token: own })
  expect(accepted.body.quote.state).toBe('accepted')
  const thread = await open(second)
  expect(thread.messages.map(({ accepts }) => accepts)).toEqual([null, id])
  expect(thread.enquiry.status).toBe('in_progress')
  await undo(first)
  expect((await open(first)).messages[0]?.quote?.state).toBe('accepted')
  expect(await rowOf(first)).toMatchObject({ status: 'in_progress' })
})

it('a message after the merge stays where it was written, and keeps that enquiry open', async () => {
  const [first, second] = await pair()
  await answer(second, { text: 'Done.', resolve: true })
  await merge(first, second)
  await answer(second, { text: 'For both.' })
  await undo(first)
  expect(textsOf(await open(second))).toEqual(['Done.', 'For both.'])
  expect(await rowOf(second)).toMatchObject({ status: 'in_progress', turn: 'customer' })
  expect(await rowOf(first)).toMatchObject({ status: 'pending', turn: 'us' })
})

it('the other was deleted: the customer’s next message opens this one again', async () => {
  const [first, second] = await pair()
  await merge(first, second)
  await call('DELETE', `/api/enquiries/${second}`, { token })
  expect((await open(first)).mergedInto).toMatchObject({ gone: true })
  const row = await app.db.transaction((tx) => lockThread(tx, first))
  expect(row).toMatchObject({ id: first, merged_into: null })
  expect((await set(first, 'pending')).status).toBe(200)
})

it('the other was deleted and this one opened by staff: once restored, they stay apart', async () => {
  const [first, second] = await pair()
  await merge(first, second)
  await call('DELETE', `/api/enquiries/${second}`, { token })
  expect((await set(first, 'pending')).status).toBe(200)
  await call('POST', '/api/enquiries/restore', { token, body: { ids: [second] } })
  expect((await open(second)).merged).toBeUndefined()
  expect(await rowOf(first)).toMatchObject({ status: 'pending', merged_into: null, before_merge: null })
})

it('one of them is erased: the other keeps its own, and later data does not show the erased', async () => {
  const [first, second] = [await enquire({ email: addressOf() }), await enquire({ email: addressOf() })]
  await answer(first, { text: 'To the first.' })
  await answer(second, { text: 'To the second.' })
  await merge(first, second)
  const { email } = await read(token, first)
  const erased = await call('POST', '/api/people/erasure', { token: owner.token, body: { email } })
  expect(erased.status).toBe(200)
  const thread = await open(second)
  expect([textsOf(thread), thread.merged]).toEqual([['To the second.'], undefined])
  expect((await merge(first, second)).status).toBe(422)
})
