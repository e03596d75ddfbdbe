import type { EnquiryContext } from '@susegad/api-client/contract'
import type { SpamReason } from '@susegad/api-client/rules'
import type { Rate } from '../../../config.ts'
import type { Queries } from '../../../db/database.ts'

export interface Submission {
  key: string | null
  fingerprint: string
  /** Key of the rate limit that it counts against; null without limits. */
  source: string | null
  rate: Rate
  /** Name, phone, email, date of plan, subject and message. */
  fields: (string | null)[]
  userId: string | null
  context: EnquiryContext | null | undefined
  spam: SpamReason | null
  /** Version of the privacy notice beside the button. */
  notice: string | null
}

interface Outcome {
  outcome: 'stored' | 'replayed' | 'mismatch' | 'busy' | 'limited'
  id: string
  created_at: string
  wait: number
}

/** Stores a submission, or says why not, in one statement: `src/db/functions/submit-enquiry.sql`. */
export async function storeSubmission(
  db: Queries,
  { key, fingerprint, source, rate, fields, userId, context, spam, notice }: Submission,
): Promise<Outcome> {
  const [result] = await db.query<Outcome>(
    'select outcome, id, created_at, wait from submit_enquiry($1::text, $2::text, $3::text, $4::integer, $5::double precision, $6::text, $7::text, $8::text, $9::date, $10::text, $11::text, $12::uuid, $13::jsonb, $14::text, $15::text)',
    [
      key,
      fingerprint,
      source,
      rate.burst,
      rate.seconds,
      ...fields,
      userId,
      context ? JSON.stringify(context) : null,
      spam,
      notice,
    ],
  )
  if (result === undefined) throw new Error('The enquiry was not stored')
  return result
}
