import type { StaffEnquiry } from '@susegad/api-client/contract'
import { describe, expect, it } from 'vitest'
import { startService } from '../../../test/service.ts'

const { call, staff, enquire, db } = await startService()
const { token } = await staff()

const fetchFile = (query: string) => call('GET', `/api/enquiries/export${query}`, { token })

/** Reads CSV as spreadsheets do: any line break outside quotes ends a row. */
const readCsv = (text: string): string[][] =>
  [...text.matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])+)(?:\r\n|\r|\n|$)/g)].map(([, row = '']) =>
    [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    ),
  )

describe('the export', () => {
  it('is an empty array, or a table with only a header, without enquiries', async () => {
    expect((await fetchFile('?format=json')).text).toBe('[]\n')
    const { text, headers } = await fetchFile('')
    expect(text).toMatch(/^\uFEFFId,Created,/)
    expect(text.trim().split('\r\n')).toHaveLength(1)
    expect(headers['content-type']).toContain('text/csv')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
  })

  it('has no HEAD, which would read the whole table for nothing', async () => {
    expect((await call('HEAD', '/api/enquiries/export', { token })).status).toBe(404)
  })

  it('contains each matching enquiry once, newest first, over many batches', async () => {
    // Many rows share a time, and are ordered by id.
    await db.query(
      `insert into enquiries (name, phone, email, subject, message, status, created_at)
       select 'n' || n, 'p', 'e', 's', 'm', case when n % 3 = 0 then 'closed' else 'pending' end::enquiry_status,
         timestamptz '2026-05-01' + (n / 700) * interval '1 hour'
       from generate_series(1, 1500) n`,
    )
    const all = JSON.parse((await fetchFile('?format=json')).text) as StaffEnquiry[]
    expect(all).toHaveLength(1500)
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1500)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const closed = await fetchFile('?status=closed')
    expect(closed.text.trim().split('\r\n')).toHaveLength(501)
    await db.query('delete from enquiries')
  })

  it('escapes formulas, and keeps phone numbers and other scripts', async () => {
    await enquire({ name: '=HYPERLINK("https://evil.example")', phone: '+91 98400 91273', subject: 'मीरा' })
    const [, row = ''] = (await fetchFile('')).text.trim().split('\r\n')
    expect(row).toContain(`'=HYPERLINK`)
    expect(row).toContain('+91 98400 91273')
    expect(row).not.toContain(`'+91`)
    expect(row).toContain('मीरा')
  })

  it.each(['\n', '\r', '\r\n', '\t', '\u00a0'])('keeps a message with %j in one cell', async (mark) => {
    await db.query('delete from enquiries')
    await enquire({ message: `Good morning${mark}=1+1+cmd|' /C calc'!A0${mark}=40+2` })
    const [heads = [], ...rows] = readCsv((await fetchFile('')).text)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toHaveLength(heads.length)
    expect(rows[0]?.[heads.indexOf('Message')]).toMatch(/^Good morning\s+=1\+1.*=40\+2$/su)
  })

  it('contains the given ids, or the matches of a filter except the excluded ids', async () => {
    const one = await enquire({ subject: 'named' })
    const two = await enquire({ subject: 'named' })
    const idsOf = async (scope: object) => {
      const body = { format: 'json', scope }
      const { text } = await call('POST', '/api/enquiries/export', { token, body })
      return (JSON.parse(text) as StaffEnquiry[]).map(({ _id }) => _id)
    }
    expect(await idsOf({ ids: [one] })).toEqual([one])
    expect(await idsOf({ filter: { q: 'named' } })).toEqual([two, one])
    expect(await idsOf({ filter: { q: 'named' }, except: [two] })).toEqual([one])
  })

  it('refuses an unknown format', async () => {
    expect((await fetchFile('?format=xml')).status).toBe(400)
  })
})
