import { expect, it } from 'vitest'
import { enquiry, person, startService } from '../../../test/service.ts'

const { call, customer, enquire, db } = await startService()

const consentOf = async (table: 'enquiries' | 'users', id: string) => {
  const [row] = await db.query<{ version: string | null; seconds: number | null }>(
    `select consent_version as version, extract(epoch from consent_at - created_at)::double precision as seconds
     from ${table} where id = $1::uuid`,
    [id],
  )
  return row
}

it('stores which notice an enquiry was sent under, and when', async () => {
  const id = await enquire({ noticeVersion: '2026-11-24' })
  expect(await consentOf('enquiries', id)).toEqual({ version: '2026-11-24', seconds: 0 })
})

it('stores it for a form without script too', async () => {
  const message = 'Sent without any script.'
  const form = { ...enquiry({ message }), noticeVersion: '2026-11-24' } as Record<string, string>
  const { status } = await call('POST', '/api/enquiries', {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  expect(status).toBe(303)
  const [row] = await db.query<{ id: string }>('select id from enquiries where message = $1', [message])
  expect(await consentOf('enquiries', row?.id ?? '')).toEqual({ version: '2026-11-24', seconds: 0 })
})

it('returns it with a form that was refused', async () => {
  const form = { ...enquiry({ name: '' }), noticeVersion: '2026-11-24' } as Record<string, string>
  const { text } = await call('POST', '/api/enquiries', {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  expect(text).toContain('<input type="hidden" name="noticeVersion" value="2026-11-24">')
})

it.each([undefined, null, '', 'no version at all', { a: 1 }])(
  'accepts an enquiry without a notice: %j',
  async (noticeVersion) => {
    expect(await consentOf('enquiries', await enquire({ noticeVersion }))).toEqual({
      version: null,
      seconds: null,
    })
  },
)

it('stores the same enquiry once, even with another notice', async () => {
  const headers = { 'idempotency-key': 'the same' }
  const values = enquiry()
  const answers = await Promise.all(
    ['2026-11-24', '2026-12-01'].map(async (noticeVersion) => {
      const { body } = await call<{ enquiry?: { _id: string } }>('POST', '/api/enquiries', {
        headers,
        body: { ...values, noticeVersion },
      })
      return body.enquiry?._id
    }),
  )
  const ids = new Set(answers.filter(Boolean))
  expect(ids.size).toBe(1)
})

it('stores the notice of a registration, and accepts one without', async () => {
  const told = await customer({ noticeVersion: '2026-11-24' })
  expect(await consentOf('users', told.user._id)).toEqual({ version: '2026-11-24', seconds: 0 })
  const { status, body } = await call<{ user: { _id: string } }>('POST', '/api/users/register', {
    body: person(),
  })
  expect(status).toBe(201)
  expect(await consentOf('users', body.user._id)).toEqual({ version: null, seconds: null })
})
