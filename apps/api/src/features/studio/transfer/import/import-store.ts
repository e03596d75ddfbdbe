import type { ContentImport } from '@susegad/api-client/contract'
import type { Queries } from '../../../../db/database.ts'
import { unavailable } from '../../../../http/http-error.ts'

export type ImportRow = Omit<ContentImport, 'plan'>

const columns = `id as "_id", name, state, size, received, reason`

/** Starts an upload, which replaces the person's earlier ones. */
export async function addImport(tx: Queries, by: string, name: string, size: number): Promise<ImportRow> {
  await tx.query('delete from content_imports where by_id = $1::uuid', [by])
  const [row] = await tx.query<ImportRow>(
    `insert into content_imports (name, size, by_id) values ($1, $2::integer, $3::uuid) returning ${columns}`,
    [name, size, by],
  )
  if (!row) throw unavailable()
  return row
}

/** An import is visible only to the person who started it. */
export async function findImport(db: Queries, id: string, by: string): Promise<ImportRow | undefined> {
  const [row] = await db.query<ImportRow>(
    `select ${columns} from content_imports where id = $1::uuid and by_id = $2::uuid`,
    [id, by],
  )
  return row
}

/** Stores the next bytes; false if the offset is wrong. */
export async function appendImport(
  tx: Queries,
  id: string,
  offset: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const [row] = await tx.query(
    `update content_imports set received = received + $3::integer, at = clock_timestamp(),
       state = case when received + $3::integer = size then 'reading' else 'uploading' end
     where id = $1::uuid and state = 'uploading' and received = $2::integer and received + $3::integer <= size
     returning id`,
    [id, offset, bytes.length],
  )
  if (!row) return false
  await tx.query(
    'insert into content_import_parts (import_id, place, bytes) values ($1::uuid, $2::integer, $3::bytea)',
    [id, offset, bytes],
  )
  return true
}

/** Streams the archive in chunks. */
export async function* readImport(db: Queries, id: string): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const [part] = await db.query<{ place: number; bytes: Uint8Array }>(
      `select place, bytes from content_import_parts where import_id = $1::uuid and place > $2::integer
       order by place limit 1`,
      [id, after],
    )
    if (!part) return
    yield part.bytes
    after = part.place
  }
}

/** Claims an archive for reading; false if another process has it. */
export const claimImport = async (db: Queries, id: string): Promise<boolean> =>
  (
    await db.query(
      `update content_imports set lease_until = clock_timestamp() + interval '2 minutes'
       where id = $1::uuid and state = 'reading' and coalesce(lease_until < clock_timestamp(), true) returning id`,
      [id],
    )
  ).length > 0

export const keepFound = (db: Queries, id: string, found: string) =>
  db.query(
    `update content_imports set state = 'ready', found = $2 where id = $1::uuid and state = 'reading'`,
    [id, found],
  )

export const refuseImport = (db: Queries, id: string, reason: string) =>
  db.query(
    `update content_imports set state = 'refused', reason = $2 where id = $1::uuid and state = 'reading'`,
    [id, reason],
  )

export async function readFound(db: Queries, id: string): Promise<string | null> {
  const [row] = await db.query<{ found: string | null }>(
    'select found from content_imports where id = $1::uuid',
    [id],
  )
  return row?.found ?? null
}

/** Deletes the archive once it is no longer needed. */
export async function noteTaken(tx: Queries, id: string): Promise<void> {
  await tx.query(`update content_imports set state = 'taken' where id = $1::uuid`, [id])
  await tx.query('delete from content_import_parts where import_id = $1::uuid', [id])
}

export const dropImport = (tx: Queries, id: string) =>
  tx.query('delete from content_imports where id = $1::uuid', [id])
