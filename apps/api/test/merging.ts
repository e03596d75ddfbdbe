import { randomUUID } from 'node:crypto'
import type { OwnMessage, StaffDetail } from '@susegad/api-client/contract'
import type { startService } from './service.ts'

type Service = Awaited<ReturnType<typeof startService>>

export const addressOf = (word = 'asha') => `${word}-${randomUUID().slice(0, 8)}@mail.example`

export const textsOf = ({ messages }: { messages: readonly Pick<OwnMessage, 'body'>[] }) =>
  messages.map(({ body }) => body)

/** An answer with a quote. */
export const offer = {
  text: 'An offer.',
  quote: { lines: [{ text: 'A room', quantity: 1, nights: 2, price: 4000 }], validUntil: '2099-01-01' },
}

/** What tests of merged enquiries do at the desk. */
export const mergingBy = ({ call, enquire, db }: Service, token: string) => ({
  merge: (id: string, into: string, by = token) =>
    call<{ message?: string }>('PUT', `/api/enquiries/${id}/merge`, { token: by, body: { into } }),
  undo: (id: string) => call('DELETE', `/api/enquiries/${id}/merge`, { token }),
  open: async (id: string) => (await call<StaffDetail>('GET', `/api/enquiries/${id}`, { token })).body,
  answer: (id: string, body: object) => call('POST', `/api/enquiries/${id}/answers`, { token, body }),
  set: (id: string, status: string) =>
    call('PUT', `/api/enquiries/${id}/status`, { token, body: { status } }),
  rowOf: async (id: string) => {
    const [row] = await db.query(
      `select status, assigned_to, turn, waiting_since, last_message_at, merged_into, before_merge
       from enquiries where id = $1::uuid`,
      [id],
    )
    return row
  },
  /** Two enquiries of one person. */
  pair: async () => {
    const email = addressOf()
    return [await enquire({ email, subject: 'First' }), await enquire({ email, subject: 'Second' })] as const
  },
})
