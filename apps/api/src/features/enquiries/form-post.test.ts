import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, read, db } = await startService()

const form = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  call('POST', '/api/enquiries', {
    body: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*', ...headers },
  })
const filled = {
  name: 'Meera Iyer',
  phone: '+91 98400 91273',
  email: 'meera@mail.example',
  dateOfPlan: '2027-01-15',
  subject: 'membership',
  message: 'First line\r\nsecond line',
  website: '',
}

describe('a form sent without JavaScript', () => {
  it('is stored and leads to the confirmation page', async () => {
    const { status, headers } = await form({ ...filled, contextKind: 'hotel', contextSlug: 'la-view-hotel' })
    expect(status).toBe(303)
    expect(headers.location).toBe('/enquiry-sent/')
    const [row] = await db.query<{ id: string }>('select id from enquiries order by created_at desc limit 1')
    expect(await read((await staff()).token, row?.id ?? '')).toMatchObject({
      subject: 'membership',
      message: 'First line\nsecond line',
      context: { kind: 'hotel', slug: 'la-view-hotel' },
    })
  })

  it('comes back filled, with each message and a way back, when something is wrong', async () => {
    const { status, text, headers } = await form(
      { ...filled, name: ' ', message: 'short', dateOfPlan: '', subject: '"><script>alert(1)</script>' },
      { host: 'goa.example', referer: 'https://goa.example/hotels/la-view-hotel' },
    )
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    for (const message of [
      'Name is required',
      'Date of plan is required',
      'Message must be at least 10 characters',
    ]) {
      expect(text).toContain(message)
    }
    expect(text).not.toContain('Phone is required')
    expect(text).toContain('value="meera@mail.example"')
    expect(text).toContain('href="/hotels/la-view-hotel">Back')
    expect(text).not.toContain('<script>')
  })

  it.each(['https://evil.example/x', 'javascript:alert(1)', 'https://localhost:80//evil.example'])(
    'links back only to this site, not to %s',
    async (referer) => {
      const { text } = await form({}, { referer })
      expect(text).toContain('href="/contact">Back')
    },
  )

  it('answers a script that sends a form with JSON', async () => {
    const { status, body } = await form({ ...filled, dateOfPlan: '' }, { accept: 'application/json' })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ dateOfPlan: 'Date of plan is required' })
    expect((await form(filled, { accept: 'application/json' })).status).toBe(201)
  })

  it('is understood by this call alone', async () => {
    const { status } = await call('POST', '/api/users/login', {
      body: 'emailOrUsername=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(415)
  })
})
