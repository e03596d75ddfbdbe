import { asArray, type Queries } from '../../../db/database.ts'
import type { Actor } from '../../../db/stores/audit-store.ts'
import { forgetContacts } from '../../../db/stores/erasure-store.ts'
import { recountTurns } from '../messages/turns.ts'
import { changeEnquiries } from './change-enquiries.ts'
import { lockWithThreads } from './lock-enquiries.ts'

/**
 * Blanks the content of enquiries, and deletes their messages, files and notes. Open ones are closed, because nobody can answer
 * them. Returns the ids that were not erased before. With nobody, the caller writes one audit entry for all.
 */
export async function eraseEnquiries(
  tx: Queries,
  by: Actor | null,
  ids: readonly string[],
): Promise<string[]> {
  const rows = (await lockWithThreads(tx, ids)).filter(({ erased_at }) => erased_at === null)
  const erased = asArray(rows.map(({ id }) => id))
  const contacts = await tx.query<{ key: string | null }>(
    'select contact_key(email, phone) as key from enquiries where id = any($1::uuid[])',
    [erased],
  )
  await tx.query('delete from enquiry_notes where enquiry_id = any($1::uuid[])', [erased])
  await tx.query('delete from attachments where enquiry_id = any($1::uuid[])', [erased])
  await tx.query('delete from messages where enquiry_id = any($1::uuid[])', [erased])
  const changed = await changeEnquiries(tx, by, rows, {
    to: ({ status }) => ({
      erased: true,
      status: status === 'pending' || status === 'in_progress' ? 'closed' : status,
    }),
    audit: by === null ? 'none' : { action: 'erased' },
  })
  await recountTurns(
    tx,
    rows.flatMap(({ merged_into: into }) => into ?? []),
  )
  await forgetContacts(
    tx,
    contacts.map(({ key }) => key),
  )
  return changed.ids
}
