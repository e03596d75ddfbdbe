import type { AuthResult } from '@susegad/api-client/contract'
import { enquiry, person, startService } from '../service.ts'

let next = 0
/** An unused address. */
export const fresh = () => `198.51.${Math.floor(++next / 250)}.${(next % 250) + 1}`

export const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** A service with rate limits, and calls of visitors. */
export async function startLimitedService() {
  const service = await startService({ rateLimit: true })
  const { call } = service
  /** Each from another address, because registration is limited too. */
  const customer = async (values?: Record<string, unknown>) =>
    (await call<AuthResult>('POST', '/api/users/register', { from: fresh(), body: person(values) })).body
  const post = (from: string, body = enquiry(), token?: string) =>
    call('POST', '/api/enquiries', { from, body, token })
  const login = (from: string, emailOrUsername: string, password = 'wrong', cookie?: string) =>
    call('POST', '/api/users/login', {
      from,
      body: { emailOrUsername, password },
      ...(cookie && { headers: { cookie } }),
    })
  return { ...service, customer, post, login }
}
