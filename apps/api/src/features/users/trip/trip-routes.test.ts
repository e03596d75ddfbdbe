import type { KeptTrip, OwnData } from '@susegad/api-client/contract'
import { expect, it } from 'vitest'
import { startLimitedService } from '../../../../test/attacks/limited-service.ts'
import { trip } from '../../../../test/plan.ts'

const { call, customer, db } = await startLimitedService()

const read = (token: string) => call<KeptTrip>('GET', '/api/users/me/trip', { token })
const save = (token: string, body: object) => call<KeptTrip>('PUT', '/api/users/me/trip', { token, body })

it('keeps one trip for each person', async () => {
  const [asha, ravi] = [await customer(), await customer()]
  expect((await read(asha.token)).body).toEqual({ trip: null, version: 0 })
  const first = await save(asha.token, { trip: trip(), version: null })
  expect(first).toMatchObject({ status: 200, body: { trip: trip(), version: 1 } })
  const later = trip({ departure: '2026-12-30', rooms: [] })
  expect((await save(asha.token, { trip: later, version: 1 })).body).toEqual({ trip: later, version: 2 })
  expect((await read(asha.token)).body).toEqual({ trip: later, version: 2 })
  expect((await read(ravi.token)).body).toEqual({ trip: null, version: 0 })
})

it('answers a save from an older version with the stored trip, unchanged', async () => {
  const { token } = await customer()
  await save(token, { trip: trip(), version: 0 })
  const theirs = trip({ arrival: '2026-12-25' })
  for (const version of [undefined, null, 0, 2, 7]) {
    const { status, body } = await save(token, { trip: theirs, version })
    expect([version, status]).toEqual([version, 409])
    expect(body).toMatchObject({ message: expect.any(String), trip: trip(), version: 1 })
  }
  expect((await read(token)).body).toEqual({ trip: trip(), version: 1 })
})

it('stores one of two first trips that are sent at once', async () => {
  const { token } = await customer()
  const sent = await Promise.all([1, 2].map((n) => save(token, { trip: trip({ days: Array(n).fill([]) }) })))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('says that there are too many places, and what else is wrong', async () => {
  const { token } = await customer()
  const at = '2026-11-28T09:00:00.000Z'
  const saved = Array.from({ length: 1000 }, (_, n) => ({ place: `beach/a-beach-of-a-long-name-${n}`, at }))
  const { status, body } = await call('PUT', '/api/users/me/trip', {
    token,
    body: { trip: trip({ saved }), version: 0 },
  })
  expect({ status, body }).toEqual({
    status: 400,
    body: {
      message: 'A trip can have up to 200 places',
      errors: { 'trip.saved': 'A trip can have up to 200 places' },
    },
  })
  expect((await save(token, { trip: trip({ arrival: 'soon' }), version: 0 })).body).toMatchObject({
    errors: { 'trip.arrival': 'Arrival must be a date such as 2026-12-31' },
  })
  expect((await save(token, { trip: null })).status).toBe(400)
  expect((await read(token)).body.version).toBe(0)
})

it('is part of the person’s data, and erased with the account', async () => {
  const asker = await customer({ password: 'open sesame' })
  await save(asker.token, { trip: trip(), version: 0 })
  const { body } = await call<OwnData>('GET', '/api/users/data', { token: asker.token })
  expect(body.account.trip).toEqual(trip())
  await call('POST', '/api/users/erasure', { token: asker.token, body: { password: 'open sesame' } })
  expect(await db.query('select 1 from trips where user_id = $1::uuid', [asker.user._id])).toEqual([])
})

it('is saved sixty times at once, then once in two seconds', async () => {
  const { token } = await customer()
  const start = performance.now()
  let version = 0
  let answer = await save(token, { trip: trip(), version })
  while (answer.status === 200) answer = await save(token, { trip: trip(), version: ++version })
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect(version).toBeGreaterThanOrEqual(60)
  expect(version).toBeLessThanOrEqual(61 + (performance.now() - start) / 2000)
})
