import { describe, expect, it, vi } from 'vitest'
import { markupFaults } from '../../../../../../.ci/rules/markup-rules.ts'
import { startService } from '../../../../test/service.ts'
import { DatabaseAway } from '../../../db/database.ts'

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

const stored = async (message: string) => {
  const rows = await db.query<{ message: string }>('select message from enquiries where message = $1', [
    message,
  ])
  return rows.length
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
    expect(markupFaults(text)).toEqual([])
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

describe('as much text as the contract allows', () => {
  it.each(['न', '😀', '\r\n', '&'])('arrives whole, made of %j', async (sign) => {
    const units = sign === '\r\n' ? 1 : sign.length
    const message = `x${sign.repeat(19_998 / units)}x`
    expect((await form({ ...filled, message })).status).toBe(303)
    expect(await stored(message.replaceAll('\r\n', '\n'))).toBe(1)
  })

  it('is more than JSON may hold', async () => {
    const { status, body } = await call<{ message: string }>('POST', '/api/enquiries', {
      body: { ...filled, padding: 'x'.repeat(65_536) },
    })
    expect(status).toBe(413)
    expect(body.message).toBe('This text is too long. Shorten it and try again.')
  })

  it('and no more: the page does not pretend to have what was too long to be read', async () => {
    const { status, text } = await form({ ...filled, message: 'न'.repeat(30_000) })
    expect(status).toBe(413)
    expect(text).toContain('Nothing has been sent.')
    expect(text).toContain('Shorten it and try again.')
    expect(text).not.toContain('still here')
    expect(text).not.toContain('<form')
  })
})

describe('a form that may have arrived', () => {
  it('says so when the answer was lost, and is stored once however often it is sent, and again from another page', async () => {
    const message = 'Stored, but nobody could say so.'
    const { query } = db
    let isLost = false
    vi.spyOn(db, 'query').mockImplementation(async (...call) => {
      const rows = await query.apply(db, call)
      // Background queries of the service keep their answers.
      if (isLost || !call[0].includes('insert into enquiries')) return rows
      isLost = true
      throw new DatabaseAway('No answer')
    })
    const { status, text } = await form({ ...filled, message })
    expect(status).toBe(503)
    expect(text).toContain('We can’t say whether your enquiry reached us.')
    expect(text).not.toContain('Nothing has been sent')
    expect(text).toContain(`>${message}</textarea>`)
    expect((await form({ ...filled, message })).status).toBe(303)
    expect(await stored(message)).toBe(1)
    await form({ ...filled, message, contextKind: 'hotel', contextSlug: 'la-view-hotel' })
    expect(await stored(message)).toBe(2)
  })

  it('has not arrived when it could not be read to its end', async () => {
    const { status, text } = await form(filled, { 'content-length': '9999' })
    expect(status).toBe(400)
    expect(text).toContain('Nothing has been sent.')
    expect(text).not.toContain('still here')
  })
})
