import { randomUUID } from 'node:crypto'
import type { MyEnquiryList, OwnDetail, StaffDetail } from '@susegad/api-client/contract'
import { MAX_LENGTH, MAX_TRIP, QUOTE_MAX } from '@susegad/api-client/rules'
import { describe, expect, it } from 'vitest'
import { estimate, trip } from '../../../../test/plan.ts'
import { enquiry, startService } from '../../../../test/service.ts'

const { call, customer, staff, enquire } = await startService()
const { token } = await staff()
const plan = { trip: trip(), estimate: estimate(), language: 'hi' } as const

/** One of the longest places, in letters of three bytes. */
const longPlace = (n: number) => `activity/${'न'.repeat(118)}${100 + n}`

const detailOf = async (id: string) =>
  (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body

describe('the plan sent with an enquiry', () => {
  it('is shown to staff and to its customer, but not in lists', async () => {
    const asker = await customer()
    const id = await enquire({ ...plan, dateOfPlan: '2027-01-15' }, { token: asker.token })
    const staffView = await detailOf(id)
    expect(staffView.plan).toEqual(plan)
    expect(staffView.enquiry.dateOfPlan).toBe('2027-01-15')
    const own = await call<OwnDetail>('GET', `/api/enquiries/${id}`, { token: asker.token })
    expect(own.body.plan).toEqual(plan)
    for (const [path, by] of [
      ['/api/enquiries', token],
      ['/api/enquiries/my-enquiries', asker.token],
    ] as const)
      expect((await call('GET', path, { token: by })).text).not.toContain('baga-beach')
    await enquire({ language: 'hi' }, { token: asker.token })
    const mine = await call<MyEnquiryList>('GET', '/api/enquiries/my-enquiries', { token: asker.token })
    expect(mine.body.enquiries.map(({ hasPlan }) => hasPlan)).toEqual([false, true])
  })

  it('fills a date of plan that was left empty, and stays as sent when that is corrected', async () => {
    const asker = await customer()
    const id = await enquire({ ...plan, dateOfPlan: '' }, { token: asker.token })
    expect((await detailOf(id)).enquiry.dateOfPlan).toBe('2026-12-24')
    const corrected = await call<OwnDetail>('PUT', `/api/enquiries/${id}/own`, {
      token: asker.token,
      body: { dateOfPlan: '2027-02-01' },
    })
    expect(corrected.body).toMatchObject({ enquiry: { dateOfPlan: '2027-02-01' }, plan })
  })

  it.each([
    ['no object', { trip: 'tomorrow', estimate: 7, language: 'xx' }],
    ['an impossible day', { trip: trip({ arrival: '2026-02-30' }) }],
    ['a day before all calendars', { trip: trip({ arrival: '0000-01-01' }) }],
    ['a text that no database keeps', { estimate: estimate({ open: ['\u0000'] }) }],
    ['half a letter', { trip: trip({ stay: { hotel: 'la-view-hotel', room: '\ud800', plan: 'CP' } }) }],
    ['too many days', { trip: trip({ days: Array(32).fill([]) }) }],
    ['a future version', { trip: { ...trip(), v: 2 } }],
  ])('is left out if it is %s, and the enquiry is stored', async (_of, wrong) => {
    const { status, body } = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries', {
      body: enquiry({ ...wrong, dateOfPlan: null }),
    })
    expect(status).toBe(201)
    const detail = await detailOf(body.enquiry._id)
    expect(detail.plan).toBeNull()
    expect(detail.enquiry.dateOfPlan).toBeNull()
  })

  it.each([
    ['न', 'in letters of three bytes'],
    ['\u0001', 'in signs that JSON writes with six'],
  ])('arrives whole with the longest message, %j: %s', async (letter) => {
    const message = `x${letter.repeat(MAX_LENGTH.message - 2)}x`
    const at = '2026-11-28T09:00:00.000Z'
    const line = { text: letter.repeat(200), quantity: 999, nights: 365, guests: 999, price: 9_999_999 }
    const full = {
      trip: trip({
        rooms: Array(MAX_TRIP.rooms).fill({ adults: 12, children: Array(MAX_TRIP.children).fill(17) }),
        saved: Array.from({ length: MAX_TRIP.saved }, (_, n) => ({ place: longPlace(n), at, gone: true })),
        stay: { hotel: 'न'.repeat(120), room: letter.repeat(200), plan: 'MAP' },
        days: Array(MAX_TRIP.days).fill(
          Array.from({ length: MAX_TRIP.placesPerDay }, (_, n) => longPlace(n)),
        ),
      }),
      estimate: estimate({
        hotel: 'न'.repeat(120),
        room: letter.repeat(200),
        lines: Array(QUOTE_MAX.lines).fill(line),
        open: Array(20).fill(letter.repeat(300)),
      }),
      language: 'hi',
    }
    const detail = await detailOf(await enquire({ message, name: 'न'.repeat(MAX_LENGTH.name), ...full }))
    expect(detail.enquiry.message).toBe(message)
    expect(detail.plan).toEqual(full)
  })

  it('keeps the valid part of it', async () => {
    const id = await enquire({ trip: 'none', estimate: estimate({ total: null, open: ['Gala dinner'] }) })
    const { plan: kept } = await detailOf(id)
    expect(kept).toEqual({
      trip: null,
      estimate: estimate({ total: null, open: ['Gala dinner'] }),
      language: null,
    })
  })

  it('belongs to the words of an idempotency key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const values = enquiry(plan)
    const send = (over = {}) =>
      call<{ enquiry?: object }>('POST', '/api/enquiries', { headers, body: { ...values, ...over } })
    const first = await send()
    expect(await send()).toMatchObject({ status: 201, body: first.body })
    for (const other of [
      { trip: trip({ departure: '2026-12-29' }) },
      { estimate: estimate({ total: null }) },
      { language: 'en' },
      { trip: null },
    ])
      expect((await send(other)).status).toBe(422)
  })

  it('is in the export, in columns after all others', async () => {
    const id = await enquire(plan)
    const file = async (format: string) =>
      (await call('GET', `/api/enquiries/export?format=${format}`, { token })).text
    const json = JSON.parse(await file('json')) as (StaffDetail['enquiry'] & Pick<StaffDetail, 'plan'>)[]
    expect(json.find(({ _id }) => _id === id)?.plan).toEqual(plan)
    const [heads, ...rows] = (await file('csv')).trim().split('\r\n')
    expect(heads).toMatch(
      /,Deleted,Arrival,Departure,Hotel,Room,Estimate,Language,Waiting since,Merged into,Snoozed until,Labels,Priority$/,
    )
    expect(rows.find((row) => row.startsWith(id))).toMatch(
      /,2026-12-24,2026-12-28,la-view-hotel,Sea View,12796,hi,/,
    )
  })
})
