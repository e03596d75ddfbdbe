import { ApiError } from '@susegad/api-client/client'
import type { ContentData, ContentRecord, DraftInput, DraftResult } from '@susegad/api-client/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftKeeper, type KeptDraft } from './draft-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const record = (data: ContentData, version: string): ContentRecord => ({
  ...{
    kind: 'hotel',
    slug: 'casa',
    name: 'Casa',
    address: '/hotels/casa',
    schema: 'hotel',
    state: 'changed',
  },
  removable: true,
  published: { name: 'Casa' },
  editors: [],
  problems: [],
  ...{ data, version, draft: { by: { _id: 'me', name: 'Me' }, at: '2026-11-24T10:42:00.000Z' } },
})

const offline = () => new ApiError({ kind: 'network', status: 0, message: 'No connection' })

/** Keeps one record as the service does, but never merges by itself: each test says what is answered. */
function start(kept: KeptDraft | null = null) {
  const sent: DraftInput[] = []
  const store: { kept: KeptDraft | null } = { kept }
  let answer: (input: DraftInput) => DraftResult | Promise<DraftResult> = ({ data }) => ({
    record: record(data as ContentData, `v${sent.length + 1}`),
    merged: null,
  })
  const keeper = new DraftKeeper(record({ name: 'Casa', price: 100 }, 'v1'), kept, {
    async send(input) {
      sent.push(input)
      return answer(input)
    },
    keep(draft) {
      store.kept = draft
    },
  })
  const answerWith = (next: typeof answer) => {
    answer = next
  }
  const leave = keeper.subscribe(() => {})
  return { keeper, sent, store, answerWith, leave }
}

test('what is typed is kept at once, sent once after a pause, and then no longer kept', async () => {
  const { keeper, sent, store } = start()
  keeper.edit('/price', 2)
  keeper.edit('/price', 25)
  expect(store.kept).toEqual({ data: { name: 'Casa', price: 25 }, version: 'v1' })
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([{ data: { name: 'Casa', price: 25 }, version: 'v1' }])
  expect(keeper.view().save.is).toBe('saved')
  expect(store.kept).toBeNull()
})

test('without a connection it says so, stays kept, and goes out when there is one', async () => {
  const { keeper, sent, store, answerWith } = start()
  answerWith(() => Promise.reject(offline()))
  keeper.edit('/price', 25)
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.view().save.is).toBe('waiting')
  expect(store.kept?.data).toMatchObject({ price: 25 })
  answerWith(({ data }) => ({ record: record(data as ContentData, 'v2'), merged: null }))
  keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.view().save.is).toBe('saved')
  expect(sent.at(-1)).toEqual({ data: { name: 'Casa', price: 25 }, version: 'v1' })
})

test('without a connection it is tried no more once its page is left, and stays kept', async () => {
  const { keeper, sent, store, answerWith, leave } = start()
  answerWith(() => Promise.reject(offline()))
  keeper.edit('/price', 25)
  leave()
  keeper.flush()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  expect(store.kept?.data).toMatchObject({ price: 25 })
})

test('what was kept before a reload is sent by itself, on the version on which it was begun', async () => {
  const { keeper, sent } = start({ data: { name: 'Casa', price: 77 }, version: 'v0' })
  expect(keeper.view().data).toEqual({ name: 'Casa', price: 77 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([{ data: { name: 'Casa', price: 77 }, version: 'v0' }])
})

test('typing goes on while a save is under way, and nothing of it is lost to a merge', async () => {
  const { keeper, sent, answerWith } = start()
  let answered: (result: DraftResult) => void = () => {}
  answerWith(() => new Promise((resolve) => (answered = resolve)))
  keeper.edit('/price', 25)
  await vi.advanceTimersByTimeAsync(1000)
  keeper.edit('/tagline', 'By the sea')
  // Meanwhile somebody else has changed the name.
  answered({
    record: record({ name: 'Casa Azul', price: 25 }, 'v5'),
    merged: {
      by: [{ _id: 'tara', name: 'Tara' }],
      differences: [{ path: ['name'], field: 'name', before: 'Casa', after: 'Casa Azul' }],
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.view().data).toEqual({ name: 'Casa Azul', price: 25, tagline: 'By the sea' })
  expect(keeper.view().merged?.by[0]?.name).toBe('Tara')
  answerWith(({ data }) => ({ record: record(data as ContentData, 'v6'), merged: null }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.at(-1)).toEqual({
    data: { name: 'Casa Azul', price: 25, tagline: 'By the sea' },
    version: 'v5',
  })
})

test('a collision waits for a choice, and what is typed meanwhile goes with it', async () => {
  const { keeper, sent, answerWith } = start()
  const theirs = record({ name: 'Casa', price: 30 }, 'v9')
  answerWith(() =>
    Promise.reject(
      new ApiError({
        kind: 'conflict',
        status: 409,
        message: 'Tara changed the same field',
        body: {
          message: '',
          record: theirs,
          merged: { name: 'Casa', price: 30 },
          collisions: [
            { path: ['price'], field: 'price', theirs: 30, mine: 25, by: { _id: 'tara', name: 'Tara' } },
          ],
        },
      }),
    ),
  )
  keeper.edit('/price', 25)
  await vi.advanceTimersByTimeAsync(1000)
  expect(keeper.view().save.is).toBe('conflict')
  keeper.edit('/tagline', 'By the sea')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  answerWith(({ data }) => ({ record: record(data as ContentData, 'v10'), merged: null }))
  keeper.resolve({ name: 'Casa', price: 25 }, theirs)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toEqual({ data: { name: 'Casa', price: 25, tagline: 'By the sea' }, version: 'v9' })
  expect(keeper.view().save.is).toBe('saved')
})

test('what somebody else saved is shown, unless something is typed here', async () => {
  const { keeper } = start()
  keeper.learn(record({ name: 'Casa Verde' }, 'v2'))
  expect(keeper.view().data).toEqual({ name: 'Casa Verde' })
  keeper.edit('/name', 'Casa Rosa')
  keeper.learn(record({ name: 'Casa Amarela' }, 'v3'))
  expect(keeper.view().data).toEqual({ name: 'Casa Rosa' })
})

test('a refusal is said and not repeated', async () => {
  const { keeper, sent, answerWith } = start()
  answerWith(() => Promise.reject(new ApiError({ kind: 'forbidden', status: 403, message: 'No' })))
  keeper.edit('/price', 25)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(keeper.view().save.is).toBe('refused')
  expect(sent).toHaveLength(1)
})
