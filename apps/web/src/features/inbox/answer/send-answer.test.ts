import { ApiError } from '@susegad/api-client/client'
import type { MessageResult } from '@susegad/api-client/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { service } from '../../../shell/session/service.ts'
import { dropAnswer, type KeptAnswer, keepAnswer, keptAnswer } from './kept-answers.ts'
import { isOnItsWay, sendAnswer } from './send-answer.ts'

const id = 'enquiry'
const format = { locale: 'en-IN', currency: 'INR' }
const first: KeptAnswer = { text: 'A', quote: null, key: 'first', after: 3, resolve: false, queued: false }
const arrived = { message: { _id: 'm', place: 4 } } as MessageResult

/** Sends the first answer, writes `meanwhile` while it is on its way, and lets the service answer. */
async function sendWhileWriting(
  meanwhile: string | null,
  answer: () => Promise<MessageResult>,
): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(service.enquiries, 'answer').mockImplementation(() => promise.then(answer))
  keepAnswer(id, first)
  const sent = sendAnswer(new QueryClient(), id, first, format).catch((error: unknown) => error)
  if (meanwhile !== null) keepAnswer(id, { ...first, text: meanwhile })
  resolve()
  return sent
}

afterEach(() => {
  dropAnswer(id)
  vi.restoreAllMocks()
})

test('an answer that arrived is dropped', async () => {
  await sendWhileWriting(null, async () => arrived)
  expect(keptAnswer(id)).toBeNull()
})

test.each([
  ['A B', 'B'],
  ['Another answer', 'Another answer'],
  ['Something else', 'Something else'],
])('of "%s", written while "A" was on its way, "%s" stays as another answer', async (meanwhile, stays) => {
  await sendWhileWriting(meanwhile, async () => arrived)
  expect(keptAnswer(id)).toMatchObject({ text: stays, after: 4, queued: false })
  expect(keptAnswer(id)?.key).not.toBe('first')
})

test('what is typed while the WhatsApp template is on its way stays', async () => {
  const { promise, resolve } = Promise.withResolvers<MessageResult>()
  vi.spyOn(service.enquiries, 'answer').mockReturnValue(promise)
  const template: KeptAnswer = { ...first, way: 'template', text: 'I will call' }
  keepAnswer(id, template)
  const sent = sendAnswer(new QueryClient(), id, template, format)
  keepAnswer(id, { ...template, way: 'email', text: 'I will call tomorrow' })
  resolve(arrived)
  await sent
  expect(keptAnswer(id)).toMatchObject({ text: 'I will call tomorrow', way: 'email', after: 4 })
})

test.each(['network', 'unavailable', 'conflict'] as const)(
  'a failed sending (%s) leaves the newer words, and is told',
  async (kind) => {
    const failed = new ApiError({ kind, message: 'Failed', status: 0 })
    expect(await sendWhileWriting('A B', () => Promise.reject(failed))).toBe(failed)
    expect(keptAnswer(id)).toMatchObject({ text: 'A B', key: 'first', queued: false })
  },
)

test('an answer can’t be undone while it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<MessageResult>()
  const sent = sendWhileWriting(null, () => promise)
  expect(isOnItsWay(id)).toBe(true)
  resolve(arrived)
  await sent
  expect(isOnItsWay(id)).toBe(false)
})

test('without a connection an answer waits for one', async () => {
  await sendWhileWriting(null, () =>
    Promise.reject(new ApiError({ kind: 'network', message: 'Failed', status: 0 })),
  )
  expect(keptAnswer(id)).toMatchObject({ text: 'A', queued: true })
})
