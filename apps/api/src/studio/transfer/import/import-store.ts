import type { Database, Queries } from '../../../db/database.ts'
import { notFound, unavailable } from '../../../http/http-error.ts'
import { isId } from '../../../http/ids.ts'

export interface ImportRow {
  _id: string
  name: string
  size: number
  /** What was read from the archive, as JSON; null once it was taken. */
  found: string | null
}

const columns = `id as "_id", name, size, found`

/** Stores a checked archive, in place of the same person's former one; all of it or nothing. */
export async function addImport(
  db: Database,
  by: string,
  { name, size, found }: Omit<ImportRow, '_id'>,
  archive: AsyncIterable<Uint8Array>,
): Promise<ImportRow> {
  const [begun] = await db.query<{ id: string }>(
    'insert into content_imports (name, size, by_id) values ($1, $2::integer, $3::uuid) returning id',
    [name, size, by],
  )
  if (!begun) throw unavailable()
  try {
    await addParts(db, begun.id, archive)
    return await db.transaction((tx) => completeImport(tx, begun.id, by, found))
  } catch (error) {
    await dropImport(db, begun.id)
    throw error
  }
}

/** Not in one transaction: the embedded database answers nobody else during it. */
async function addParts(db: Queries, id: string, archive: AsyncIterable<Uint8Array>): Promise<void> {
  let place = 0
  for await (const bytes of archive) {
    await db.query(
      'insert into content_import_parts (import_id, place, bytes) values ($1::uuid, $2::integer, $3::bytea)',
      [id, place, bytes],
    )
    place += bytes.length
  }
}

async function completeImport(tx: Queries, id: string, by: string, found: string | null): Promise<ImportRow> {
  await tx.query(`delete from content_imports where by_id = $1::uuid and state <> 'uploading'`, [by])
  const [row] = await tx.query<ImportRow>(
    `update content_imports set state = 'ready', found = $2 where id = $1::uuid returning ${columns}`,
    [id, found],
  )
  if (!row) throw unavailable()
  return row
}

/** An import by id, or 404; visible only to the person who uploaded it. */
export async function findImport(db: Queries, id: string, by: string): Promise<ImportRow> {
  const query = `select ${columns} from content_imports where id = $1::uuid and by_id = $2::uuid and state <> 'uploading'`
  const [row] = isId(id) ? await db.query<ImportRow>(query, [id, by]) : []
  if (!row) throw notFound('This import')
  return row
}

/** The archive from its beginning, a chunk at a time. */
export async function* readArchive(db: Queries, id: string): AsyncGenerator<Uint8Array> {
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

/** Deletes the archive once it is no longer needed. */
export async function noteTaken(tx: Queries, id: string): Promise<void> {
  await tx.query(`update content_imports set state = 'taken', found = null where id = $1::uuid`, [id])
  await tx.query('delete from content_import_parts where import_id = $1::uuid', [id])
}

export const dropImport = (tx: Queries, id: string) =>
  tx.query('delete from content_imports where id = $1::uuid', [id])
