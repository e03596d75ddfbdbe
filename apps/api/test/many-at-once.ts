import { randomUUID } from 'node:crypto'
import type { EnquiryList, Operation, StaffDetail } from '@susegad/api-client/contract'
import { type Answer, startService } from './service.ts'

export type Result = Answer<{ operation: Operation; message?: string; errors?: Record<string, string> }>

/** A service with two members of staff, and calls of bulk operations. */
export async function startManyAtOnce() {
  const service = await startService()
  const { app, call, config, db, enquire, staff } = service
  const milind = await staff()
  const asha = await staff('agent')

  const answering = {
    ...config,
    addresses: app.replyAddresses,
    quoteLinks: app.quoteLinks,
    attachmentLinks: app.attachmentLinks,
    unsubscribe: app.unsubscribeLinks,
  }
  const start = (body: object, { token } = milind, key = ''): Promise<Result> =>
    call('POST', '/api/operations', { token, body, ...(key && { headers: { 'idempotency-key': key } }) })
  const undo = (id: string, { token } = milind): Promise<Result> =>
    call('POST', `/api/operations/${id}/undo`, { token })
  const detail = async (id: string) =>
    (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token: milind.token })).body
  const several = (count: number, values = {}) =>
    Promise.all(Array.from({ length: count }, () => enquire(values)))
  const found = async (query: string) =>
    (await call<EnquiryList>('GET', `/api/enquiries?${query}`, { token: milind.token })).body.total

  /** Inserts enquiries in SQL. */
  const fill = (word: string, count: number) =>
    db.query(
      `insert into enquiries (name, phone, email, subject, message, created_at)
       select 'Visitor ' || n, '+91 98220 12345', 'v' || n || '@mail.example', $1::text, 'A message', now() - n * interval '1 second'
       from generate_series(1, $2::integer) n`,
      [word, count],
    )
  const word = () => `w${randomUUID().slice(0, 8)}`
  const counters = () => db.query('select * from enquiry_drift()')
  return { ...service, milind, asha, answering, start, undo, detail, several, found, fill, word, counters }
}
