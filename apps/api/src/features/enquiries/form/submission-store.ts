import type { EnquiryContext } from '@susegad/api-client/contract'
import type { SpamReason } from '@susegad/api-client/rules'
import type { Queries } from '../../../db/database.ts'
import type { Rate } from '../../../environment.ts'
import { visitorFields } from '../visitor-fields.ts'

export interface Submission {
  key: string | null
  fingerprint: string
  /** Key of the rate limit that it counts against; null without limits. */
  source: string | null
  rate: Rate
  /** A value for each of `visitorFields`. */
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

const types = [
  ...['text', 'text', 'text', 'integer', 'double precision'],
  ...visitorFields.map(({ type }) => type),
  ...['uuid', 'jsonb', 'text', 'text'],
]
const submit = `select outcome, id, created_at, wait from submit_enquiry(${types.map((type, index) => `$${index + 1}::${type}`).join(', ')})`

/** Stores a submission or returns why not, in one statement: `src/db/functions/submit-enquiry.sql`. */
export async function storeSubmission(
  db: Queries,
  { key, fingerprint, source, rate, fields, userId, context, spam, notice }: Submission,
): Promise<Outcome> {
  const [result] = await db.query<Outcome>(submit, [
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
  ])
  if (result === undefined) throw new Error('The enquiry was not stored')
  return result
}
