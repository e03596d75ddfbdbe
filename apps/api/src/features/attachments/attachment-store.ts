import { ATTACHMENT_TEXTS, ATTACHMENTS_MAX_BYTES, type AttachmentType } from '@susegad/api-client/rules'
import { asArray, type Queries } from '../../db/database.ts'
import { attachments } from '../../db/schema/desk/attachments.ts'
import { HttpError, notFound, unavailable } from '../../http/http-error.ts'
import { storeChunk } from '../../photo-storage/attachment-parts.ts'
import type { UploadRow } from './attachment-rows.ts'

const CHUNK_BYTES = 512 * 1024
/** Unsent files of one person in one enquiry. */
const MOST_UNSENT = 10
const columns = 'id, enquiry_id, message_id, by_id, name, type, size, received'

export async function findUpload(db: Queries, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(`select ${columns} from attachments where id = $1::uuid`, [id])
  return row
}

/** Starts an upload. Lock the enquiry first, so that concurrent ones are counted. */
export async function addUpload(
  tx: Queries,
  { enquiryId, by, name, size }: { enquiryId: string; by: string; name: string; size: number },
): Promise<UploadRow> {
  const [unsent] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from attachments
     where enquiry_id = $1::uuid and by_id = $2::uuid and message_id is null`,
    [enquiryId, by],
  )
  if (unsent && unsent.n >= MOST_UNSENT)
    throw new HttpError(422, 'Too many files are waiting to be sent. Send or remove some first.')
  const [row] = await tx.query<UploadRow>(
    `insert into attachments (enquiry_id, by_id, name, size) values ($1::uuid, $2::uuid, $3, $4::integer)
     returning ${columns}`,
    [enquiryId, by, name, size],
  )
  if (!row) throw unavailable()
  return row
}

/** Stores the next bytes, the first with the type that they show; undefined if the offset is wrong. */
export async function appendChunk(
  tx: Queries,
  { id, offset, bytes, type }: { id: string; offset: number; bytes: Uint8Array; type: AttachmentType | null },
): Promise<UploadRow | undefined> {
  const [row] = await tx.query<UploadRow>(
    `update attachments set received = received + $3::integer, at = clock_timestamp(), type = coalesce(type, $4)
     where id = $1::uuid and message_id is null and received = $2::integer and received + $3::integer <= size
     returning ${columns}`,
    [id, offset, bytes.length, type],
  )
  if (row) await storeChunk(tx, id, offset, bytes)
  return row
}

/** Deletes an unsent file of this person. */
export const dropUpload = (db: Queries, id: string, by: string) =>
  db.query('delete from attachments where id = $1::uuid and by_id = $2::uuid and message_id is null', [
    id,
    by,
  ])

function refused(message: string): HttpError {
  return new HttpError(422, message, { errors: { attachments: message } })
}

interface Taking {
  enquiryId: string
  /** The enquiry to which they were uploaded, if it was merged since. */
  uploadedTo?: string
  messageId: string
  by: string
  ids: readonly string[]
}

/** Makes uploaded files part of a message, in this order. */
export async function takeUploads(
  tx: Queries,
  { enquiryId, uploadedTo = enquiryId, messageId, by, ids }: Taking,
): Promise<void> {
  if (ids.length === 0) return
  const taken = await tx.query<{ size: number }>(
    `update attachments a set message_id = $2::uuid, enquiry_id = $5::uuid, place = given.place
     from unnest($4::uuid[]) with ordinality as given (id, place)
     where a.id = given.id and a.enquiry_id = $1::uuid and a.by_id = $3::uuid and a.message_id is null
       and a.received = a.size
     returning a.size`,
    [uploadedTo, messageId, by, asArray(ids), enquiryId],
  )
  if (taken.length < ids.length)
    throw refused('A file is no longer here, or did not arrive completely. Remove it and attach it again.')
  if (taken.reduce((sum, { size }) => sum + size, 0) > ATTACHMENTS_MAX_BYTES)
    throw refused(ATTACHMENT_TEXTS.together)
}

export interface ReceivedFile {
  name: string
  type: AttachmentType
  bytes: Uint8Array
}

/** Stores the files of a received email. */
export async function addReceived(
  tx: Queries,
  { enquiryId, messageId, files }: { enquiryId: string; messageId: string; files: readonly ReceivedFile[] },
): Promise<void> {
  for (const [place, { name, type, bytes }] of files.entries()) {
    const size = bytes.length
    const [row] = await tx.drizzle
      .insert(attachments)
      .values({ enquiryId, messageId, place, name, type, size, received: size })
      .returning({ id: attachments.id })
    if (!row) throw notFound('The message')
    for (let at = 0; at < size; at += CHUNK_BYTES)
      await storeChunk(tx, row.id, at, bytes.subarray(at, at + CHUNK_BYTES))
  }
}

/** The file of a message, for links that need no session. */
export async function findSentFile(db: Queries, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.query<UploadRow>(
    `select ${columns} from attachments a where id = $1::uuid and message_id is not null
       and exists (select from enquiries e where e.id = a.enquiry_id and e.deleted_at is null)`,
    [id],
  )
  return row
}
