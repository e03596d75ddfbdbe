import type { MessageResult } from '@susegad/api-client/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { service } from '../../../shell/session/service.ts'
import { currentSession, type SessionUser, sendLast } from '../../../shell/session/session.ts'
import { dropAnswer, keepAnswer, keptAnswer } from './kept-answers.ts'
import { useQueuedAnswers } from './use-queued-answers.ts'

// A person of their own: other test files share the browser's storage.
vi.mock('../../../shell/session/session.ts', { spy: true })
vi.mocked(currentSession).mockReturnValue({
  status: 'signed-in',
  user: { _id: 'queue', name: 'Asha' } as SessionUser,
})

const answer = vi.spyOn(service.enquiries, 'answer')
const hold = (changes = {}) =>
  keepAnswer('e', {
    text: 'Yes.',
    quote: null,
    key: 'key',
    after: 0,
    resolve: true,
    queued: true,
    sendAt: Date.now() + 10_000,
    ...changes,
  })

function Queue() {
  useQueuedAnswers({ show: () => '' })
  return null
}
const openDesk = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Queue />
    </QueryClientProvider>,
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  answer.mockReset().mockResolvedValue({ message: { _id: 'm', place: 1 } } as MessageResult)
})
afterEach(() => {
  vi.useRealTimers()
  dropAnswer('e')
})

test('a held answer is sent after its time, and not before', async () => {
  await openDesk()
  hold()
  await vi.advanceTimersByTimeAsync(9_900)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toHaveBeenCalledExactlyOnceWith(
    'e',
    { text: 'Yes.', after: 0, resolve: true },
    { idempotencyKey: 'key' },
  )
  expect(keptAnswer('e')).toBeNull()
})

test('undone, it is not sent and stays a draft', async () => {
  await openDesk()
  hold()
  hold({ queued: false, sendAt: undefined })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answer).not.toHaveBeenCalled()
  expect(keptAnswer('e')).toMatchObject({ text: 'Yes.', queued: false })
})

test.each([
  ['the page is closed', () => void dispatchEvent(new Event('pagehide'))],
  ['its author signs out', () => void sendLast()],
])('when %s, it is sent at once with its key, so that the next visit can send it again', async (_, leave) => {
  await openDesk()
  hold()
  leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledExactlyOnceWith('e', expect.objectContaining({ text: 'Yes.' }), {
    idempotencyKey: 'key',
    keepalive: true,
  })
  expect(keptAnswer('e')).toMatchObject({ queued: true })
})

test('it is sent when its author leaves the desk, or comes back later', async () => {
  const desk = await openDesk()
  hold()
  await desk.unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledOnce()
  hold({ sendAt: Date.now() - 60_000 })
  await openDesk()
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(2)
})
