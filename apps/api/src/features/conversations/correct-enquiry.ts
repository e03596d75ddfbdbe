import type { correctionInput } from '@susegad/api-client/contract'
import type { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { correctedLabels } from '../enquiries/messages/corrected-fields.ts'
import { shortDay } from '../letters/letter-words.ts'
import { addFromSite, type Notifying, notifyStaff, setStatus } from './customer-wrote.ts'

/** WhatsApp messages without a sender are from the number of their enquiry: from the former one, once it is corrected. */
const nameSenders = (tx: Queries, { id, phone }: EnquiryRow, corrected: string) =>
  tx.query(
    `update messages set sender = contact_phone($2)
     where enquiry_id = $1::uuid and direction = 'in' and channel = 'whatsapp' and sender is null
       and contact_phone($2) is distinct from contact_phone($3)`,
    [id, phone, corrected],
  )

/** Stores a customer's correction, and records the previous value in the thread. */
export async function correctEnquiry(
  tx: Queries,
  row: EnquiryRow,
  by: Actor,
  { closed, ...corrected }: z.output<typeof correctionInput>,
  notifying: Notifying,
): Promise<void> {
  const before = { phone: row.phone, email: row.email, dateOfPlan: row.date_of_plan, message: row.message }
  const fields = (['phone', 'email', 'dateOfPlan', 'message'] as const).filter(
    (field) => corrected[field] !== undefined && corrected[field] !== before[field],
  )
  if (fields.length > 0) {
    const textOf = (field: (typeof fields)[number], value: string | null | undefined) => {
      if (!value) return 'none'
      // No-break spaces, because a date must not break between lines.
      return field === 'dateOfPlan'
        ? shortDay(value, notifying.business.locale).replaceAll(' ', '\u00a0')
        : value
    }
    const lines = fields.map((field) =>
      field === 'message'
        ? // Quoted, so that no line of it reads as another corrected field.
          `Earlier message:\n${before.message.replace(/^/gm, '> ')}`
        : `${correctedLabels[field]}: ${textOf(field, before[field])} → ${textOf(field, corrected[field])}`,
    )
    const body = lines.join('\n')
    if (corrected.phone !== undefined) await nameSenders(tx, row, corrected.phone)
    await changeEnquiries(tx, by, [row], {
      to: () => Object.fromEntries(fields.map((field) => [field, corrected[field]])),
      audit: 'none',
    })
    await addFromSite(tx, row.id, by, { body, correction: true })
    if (!closed) await notifyStaff(tx, row, { text: body, by }, notifying)
  }
  if (closed) await setStatus(tx, row, 'closed', by)
}
