import type { Queries } from '../../../db/database.ts'
import { CORRECTED_EMAIL } from '../../enquiries/messages/corrected-fields.ts'
import type { QuoteRow } from '../../quotes/quote-rows.ts'
import { QUOTE_ROW } from '../../quotes/quote-store.ts'

/**
 * The newest version of a quote that went to the same address: after a correction of the address, the link of an
 * earlier version may be in somebody else's mailbox.
 */
export async function newestVersion(db: Queries, quote: QuoteRow): Promise<QuoteRow> {
  const [newest] = await db.query<{ quote: QuoteRow }>(
    `select ${QUOTE_ROW} as quote from quotes q
     join messages m on m.id = q.message_id
     join messages known on known.id = $3::uuid
     where q.enquiry_id = $1::uuid and coalesce(q.first_id, q.id) = $2::uuid and not exists (
       select from messages c
       where c.enquiry_id = q.enquiry_id and c.correction and c.body ~ '${CORRECTED_EMAIL}'
         and c.place > known.place and c.place < m.place)
     order by q.version desc limit 1`,
    [quote.enquiry_id, quote.first_id ?? quote.id, quote.message_id],
  )
  return newest?.quote ?? quote
}
