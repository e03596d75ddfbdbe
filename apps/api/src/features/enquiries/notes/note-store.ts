import type { Note } from '@susegad/api-client/contract'
import { MENTION_PATTERN } from '@susegad/api-client/rules'
import { iso } from '../../../dates/iso.ts'
import type { Queries } from '../../../db/database.ts'
import { type Actor, auditEach } from '../../../db/stores/audit-store.ts'
import { threadParts } from '../thread-parts.ts'

export async function addNote(tx: Queries, id: string, by: Actor, text: string) {
  const [row] = await tx.query<{ id: string; created_at: string }>(
    `insert into enquiry_notes (enquiry_id, author_id, text)
     select e.id, $2::uuid, $3::text from enquiries e
     where e.id = $1::uuid and e.deleted_at is null and e.erased_at is null for no key update of e
     returning id, created_at`,
    [id, by.id, text],
  )
  if (row) await auditEach(tx, by, 'noted', [id])
  return row && { _id: row.id, text, createdAt: iso(row.created_at) }
}

/** SQL: the people whom a note of table `n` mentions, by the names that they have now. */
export const MENTIONED = `(
  select coalesce(jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.name) order by u.name, u.id), '[]'::jsonb)
  from note_mentions o join users u on u.id = o.user_id where o.note_id = n.id) as mentions`

/** A note as plain text, with names instead of ids. */
export const namedNote = (text: string, mentions: Note['mentions']): string =>
  text.replace(
    MENTION_PATTERN,
    (_mark, id: string) => `@${mentions.find(({ _id }) => _id === id)?.name ?? 'former colleague'}`,
  )

/** Limit of notes; the newest are shown. */
const MOST_SHOWN = 5000

type NoteRow = Pick<Note, 'text' | 'author' | 'mentions'> & { id: string; created_at: string }

export async function listNotes(db: Queries, id: string): Promise<Note[]> {
  const rows = await db.query<NoteRow>(
    `select n.id, n.text, n.created_at, u.name as author, ${MENTIONED}
     from enquiry_notes n left join users u on u.id = n.author_id
     where n.enquiry_id = any(${threadParts('$1::uuid')}) order by n.created_at desc, n.id desc limit ${MOST_SHOWN}`,
    [id],
  )
  return rows
    .reverse()
    .map(({ id: _id, created_at, ...row }) => ({ _id, ...row, createdAt: iso(created_at) }))
}
