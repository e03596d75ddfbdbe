import type { EnquiryInput } from '@susegad/api-client/contract'
import { currentSession } from '../session/session.ts'
import { readToken } from '../session/session-storage.ts'
import { placeOfPath } from './place-of-path.ts'

// One key for each filled form: kept over retries, so that a lost answer never doubles an enquiry.
const keys = new Map<string, { content: string; key: string }>()

function keyFor(form: string, content: string): string {
  const kept = keys.get(form)
  if (kept?.content === content) return kept.key
  const key = crypto.randomUUID()
  keys.set(form, { content, key })
  return key
}

/** Sends an enquiry with the place it was written on; the module that speaks to the service comes only now. */
export async function sendEnquiry(
  form: string,
  values: Pick<EnquiryInput, 'name' | 'phone' | 'email' | 'dateOfPlan' | 'subject' | 'message'>,
  trap: string,
): Promise<void> {
  const { submitEnquiry } = await import('@susegad/api-client/submit-enquiry')
  const context = placeOfPath(location.pathname)
  const enquiry = { ...values, context, ...(trap ? { website: trap } : {}) }
  const token = currentSession().status === 'signed-in' ? readToken() : null
  const idempotencyKey = keyFor(form, JSON.stringify(enquiry))
  try {
    await submitEnquiry(enquiry, { token, idempotencyKey })
  } catch (failure) {
    if (!isAccepted(failure)) throw failure
  }
  keys.delete(form)
}

/** What the service took is sent, even where its answer can't be read. */
function isAccepted(failure: unknown): boolean {
  const status = failure instanceof Error && 'status' in failure ? Number(failure.status) : 0
  return status >= 200 && status < 300
}
