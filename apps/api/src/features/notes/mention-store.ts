import type { Mention, Note } from '@susegad/api-client/contract'
import { firstWords, MENTION_PATTERN } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import { asArray, type Queries } from '../../db/database.ts'
import { MENTIONED, namedNote } from '../enquiries/notes/note-store.ts'

/** Ids of the people whom a note mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION_PATTERN)].map(([, id = '']) => id)),
]

/** Those of these people who are at work; locked until the transaction ends, so that nobody suspends them meanwhile. */
export const atWork = (tx: Queries, ids: readonly string[]) =>
  tx.query<{ id: string; name: string; email: string }>(
    `select id, name, email from users
     where id = any($1::uuid[]) and role = 'admin' and disabled_at is null order by id for share`,
    [asArray(ids)],
  )

export const addMentions = (tx: Queries, noteId: string, ids: readonly string[]) =>
  tx.query(
    `insert into note_mentions (note_id, user_id) select $1::uuid, m.id from unnest($2::uuid[]) as m (id)`,
    [noteId, asArray(ids)],
  )

const MOST_LISTED = 20

/** The newest mentions of a person, in enquiries that are not deleted; unseen ones first. */
export async function listMentions(db: Queries, userId: string): Promise<Mention[]> {
  type Row = {
    id: string
    text: string
    mentions: Note['mentions']
    by: string | null
    at: string
    seen: boolean
  }
  const rows = await db.query<Row & { enquiry_id: string; name: string; subject: string }>(
    `select n.id, n.text, ${MENTIONED}, a.name as by, n.created_at as at, own.seen_at is not null as seen,
       e.id as enquiry_id, e.name, e.subject
     from note_mentions own join enquiry_notes n on n.id = own.note_id
     join enquiries e on e.id = n.enquiry_id and e.deleted_at is null and e.erased_at is null
     left join users a on a.id = n.author_id
     where own.user_id = $1::uuid
     order by own.seen_at is not null, n.created_at desc, n.id limit ${MOST_LISTED}`,
    [userId],
  )
  return rows.map((row) => ({
    _id: row.id,
    enquiry: { _id: row.enquiry_id, name: row.name, subject: row.subject },
    by: row.by,
    text: firstWords(namedNote(row.text, row.mentions)),
    createdAt: iso(row.at),
    seen: row.seen,
  }))
}

/** Marks a person's mentions in an enquiry as seen. */
export const seeMentions = (db: Queries, enquiryId: string, userId: string) =>
  db.query(
    `update note_mentions m set seen_at = now() from enquiry_notes n
     where n.id = m.note_id and n.enquiry_id = $1::uuid and m.user_id = $2::uuid and m.seen_at is null`,
    [enquiryId, userId],
  )
