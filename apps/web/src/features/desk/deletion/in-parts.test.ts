import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

const ids = Array.from({ length: 2500 }, (_, n) => `id-${n}`)

test('a thousand go in one call, in order', async () => {
  const sent: string[][] = []
  const outcome = await inParts(ids, { send: async (part) => void sent.push(part) })
  expect(sent.map(({ length }) => length)).toEqual([1000, 1000, 500])
  expect(sent.flat()).toEqual(ids)
  expect(outcome).toEqual({ done: ids, left: [], error: null, certain: true })
})

const refusal = new Error('Not now')

function failingAt(place: number) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls === place) throw refusal
  }
}

test('when the second part fails, the first is done and nothing more is sent', async () => {
  expect(await inParts(ids, { send: failingAt(2) })).toEqual({
    done: ids.slice(0, 1000),
    left: ids.slice(1000),
    error: refusal,
    certain: true,
  })
})

test('a part whose answer was lost counts by what became of it', async () => {
  const outcome = await inParts(ids, { send: failingAt(2), unchanged: async (rest) => rest.slice(1000) })
  expect(outcome).toEqual({ done: ids.slice(0, 2000), left: ids.slice(2000), error: refusal, certain: true })
})

test('where nobody can tell what became of it, it counts as not done, and is said to be uncertain', async () => {
  const outcome = await inParts(['a'], { send: failingAt(1), unchanged: () => Promise.reject(new Error()) })
  expect(outcome).toEqual({ done: [], left: ['a'], error: refusal, certain: false })
})
