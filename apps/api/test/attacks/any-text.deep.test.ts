import { randomUUID } from 'node:crypto'
import type { PersonData, StaffDetail } from '@susegad/api-client/contract'
import { EMAIL_PATTERN } from '@susegad/api-client/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { announceEnquiries } from '../../src/jobs/announce-enquiries.ts'
import { startManyAtOnce } from '../many-at-once.ts'

const { call, db, milind, start, undo, config } = await startManyAtOnce()
const { token } = milind

// Characters with a meaning in arrays, JSON, templates, patterns and emails.
const addressable = ['{', '}', '{}', '{name}', "'", '$1', '$&', '%', '_', '&amp;', 'NULL', 'Z', '7']
const inLine = [
  ...addressable,
  ...['"', '\\', ',', '<b>', ':*', '> ', ' ', '\u00a0', '\u200f', '🌴', 'ﬁ', 'İ', 'ß', 'क्षि', 'e\u0301'],
]
const pieces = [...inLine, '\n', '\r\n', '\t', '\u2028', '\ud800', '\udc00']
const of = (units: readonly string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 12 })
const odd = of(pieces)
// Most texts with line breaks are refused here.
const line = fc.oneof({ arbitrary: of(inLine), weight: 9 }, { arbitrary: odd, weight: 1 })
const local = fc.oneof(of(addressable), line)
const letter = fc.record(
  { name: line, local, subject: line, message: odd, text: odd, note: odd },
  { noNullPrototype: true },
)

const everything = async () => {
  const tables = ['enquiries', 'enquiry_notes', 'messages', 'outbox', 'customer_contacts', 'audit_entries']
  const rows = await Promise.all(
    tables.map((table) => db.query<{ text: string }>(`select to_jsonb(t)::text as text from ${table} t`)),
  )
  return rows
    .flat()
    .map(({ text }) => text)
    .join('\n')
}

it('text of visitors and staff is answered in bulk, exported and erased unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(letter, async (odd) => {
      // To find what erasure left. A new one for each run, also when shrinking.
      const marker = `mark${randomUUID().replaceAll('-', '')}`
      const name = `${marker}${odd.name}`
      const email = `${odd.local}${marker}@mail.example`
      const message = `${odd.message} ${marker} as it was written`
      const sent = await call<{ enquiry: { _id: string } }>('POST', '/api/enquiries', {
        body: { name, phone: `98 ${marker}`, email, subject: `${odd.subject}${marker}`, message },
      })
      if (sent.status === 400) return
      expect(sent.status).toBe(201)
      const id = sent.body.enquiry._id
      const noted = await call('POST', `/api/enquiries/${id}/notes`, {
        token,
        body: { text: `${odd.note} ${marker}` },
      })
      expect([201, 400]).toContain(noted.status)
      await announceEnquiries(db, config)

      const text = `${marker} ${odd.text.toWellFormed()} yours`
      const answer = { verb: 'answer', text, scope: { filter: { q: marker } } }
      const { status, body } = await start(answer)
      expect(status).toBe(201)
      const isReachable = EMAIL_PATTERN.test(email.trim())
      expect(body.operation).toMatchObject({ state: 'done', total: 1, changed: isReachable ? 1 : 0 })
      const { body: detail } = await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })
      const said = text.replaceAll('{name}', () => name.trim())
      expect(detail.messages.map((it) => it.body)).toEqual(isReachable ? [said] : [])
      expect(detail.enquiry).toMatchObject({
        name: name.trim(),
        email: email.trim(),
        message: message.trim(),
      })
      expect((await undo(body.operation._id)).body.operation).toMatchObject({ undone: isReachable ? 1 : 0 })

      const person = { token, body: { email } }
      const { body: data } = await call<PersonData>('POST', '/api/people/data', person)
      expect(data.enquiries).toMatchObject([{ _id: id, name: name.trim(), message: message.trim() }])
      expect(data.enquiries[0]?.notes).toHaveLength(noted.status === 201 ? 1 : 0)
      const erased = await call('POST', '/api/people/erasure', person)
      expect(erased).toMatchObject({ status: 200, body: { erased: { enquiries: 1 } } })
      expect(await everything()).not.toContain(marker)
    }),
    { numRuns: 25 },
  )
})
