import type { EnquiryContext, EnquiryInput } from '@susegad/api-client/contract'
import type { Language } from '@susegad/api-client/rules'
import { submitEnquiry } from '@susegad/api-client/submit-enquiry'
import type { Trip } from '@susegad/catalog-data/trip'
import { currentSession } from '../session/session.ts'
import { readToken } from '../session/session-storage.ts'
import { dropTyped, keepTyped, readTyped } from '../session/typed-words.ts'
import { partiesOf } from '../trip/parties.ts'

type EnquiryWords = Omit<
  EnquiryInput,
  'context' | 'website' | 'noticeVersion' | 'language' | keyof EnquiryPlan
>

/** What a visitor has planned, sent with the enquiry. */
export type EnquiryPlan = Pick<EnquiryInput, 'trip' | 'estimate'>

/** The plan that an enquiry is about, or else the dates and people of the visitor's trip. */
interface Planned {
  plan?: EnquiryPlan | undefined
  trip?: Trip | undefined
}

/** What goes with an enquiry that is not about the plan: who comes, and when. */
const datesOf = (trip: Trip): EnquiryPlan => ({
  trip: { ...trip, rooms: partiesOf(trip), saved: [], stay: null, days: [] },
})

/**
 * Sends an enquiry with the page it was written on. Answers whether it is known to be stored: not if the response is
 * not from the service.
 */
export async function sendEnquiry(
  owner: string,
  form: string,
  values: EnquiryWords,
  { website, noticeVersion }: Readonly<Record<string, string | undefined>>,
  context: EnquiryContext,
  { plan: own, trip }: Planned = {},
): Promise<boolean> {
  const plan = own ?? (trip && datesOf(trip))
  const enquiry = {
    ...values,
    ...plan,
    context,
    noticeVersion,
    // The service ignores a language that it doesn't know.
    language: document.documentElement.lang.split('-')[0] as Language,
    ...(website ? { website } : {}),
  }
  const token = currentSession().status === 'signed-in' ? readToken() : null
  const idempotencyKey = keyFor(owner, form, JSON.stringify(plan ? [values, plan] : values))
  try {
    await submitEnquiry(enquiry, { token, idempotencyKey })
  } catch (failure) {
    if (isUnconfirmed(failure)) return false
    throw failure
  }
  dropTyped('tab', owner, attemptOf(form))
  return true
}

const attemptOf = (form: string) => `${form}-attempt`

/** Idempotency key per text, kept across reloads, so that a lost response never stores an enquiry twice. */
function keyFor(owner: string, form: string, words: string): string {
  const attempt = readTyped('tab', owner, attemptOf(form))
  if (attempt.words === words && attempt.key) return attempt.key
  const key = crypto.randomUUID()
  keepTyped('tab', owner, attemptOf(form), { words, key })
  return key
}

function isUnconfirmed(failure: unknown): boolean {
  const status = failure instanceof Error && 'status' in failure ? Number(failure.status) : 0
  return status >= 200 && status < 300
}
