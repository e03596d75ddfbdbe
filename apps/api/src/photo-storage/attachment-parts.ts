import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queries } from '../db/database.ts'
import { noteLeftovers } from './leftover-store.ts'
import { type PhotoStorage, PhotosAway, type StreamedBytes } from './photo-storage.ts'

type Side = 'storage' | 'database'

const CHUNK_BYTES = 512 * 1024

export const storeChunk = (tx: Queries, id: string, place: number, bytes: Uint8Array) =>
  tx.query(
    'insert into attachment_parts (attachment_id, place, bytes) values ($1::uuid, $2::integer, $3::bytea)',
    [id, place, bytes],
  )

/** Stores bytes that arrive in pieces of any size, in chunks. */
async function storeChunks(tx: Queries, id: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let place = 0
  let waiting = Buffer.alloc(0)
  for await (const piece of pieces) {
    waiting = Buffer.concat([waiting, piece])
    while (waiting.length >= CHUNK_BYTES) {
      await storeChunk(tx, id, place, waiting.subarray(0, CHUNK_BYTES))
      waiting = waiting.subarray(CHUNK_BYTES)
      place += CHUNK_BYTES
    }
  }
  if (waiting.length > 0) await storeChunk(tx, id, place, waiting)
}

const objectOf = async (db: Queries, id: string): Promise<string | undefined> => {
  const [row] = await db.query<{ object: string }>(
    'select object from attachment_parts where attachment_id = $1::uuid and object is not null limit 1',
    [id],
  )
  return row?.object
}

async function* chunksOf(db: Queries, id: string): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const [part] = await db.query<{ place: number; bytes: Uint8Array }>(
      `select place, bytes from attachment_parts
       where attachment_id = $1::uuid and place > $2::integer and bytes is not null order by place limit 1`,
      [id, after],
    )
    if (!part) return
    yield part.bytes
    after = part.place
  }
}

/** The bytes of a file, of which a chunk at a time is in memory. */
export async function readAttachment(
  db: Queries,
  id: string,
  storage: PhotoStorage | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const object = await objectOf(db, id)
  if (object === undefined) return chunksOf(db, id)
  if (!storage) throw new PhotosAway(new Error('A file is in object storage, but PHOTO_STORAGE is not set'))
  return storage.getStream(object)
}

/** Moves one file atomically. An object that is not used in the end stays noted as a leftover. */
async function moveAttachment(db: Database, storage: PhotoStorage, id: string, to: Side): Promise<void> {
  const object = `attachments/${id}/${randomBytes(5).toString('hex')}`
  if (to === 'storage') {
    await noteLeftovers(db, [object])
    await storage.putStream(object, await streamOf(db, id))
  }
  await db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    // Against erasure, and another process that moves it.
    const locked = await tx.query('select 1 from attachments where id = $1::uuid for update', [id])
    const stored = await objectOf(tx, id)
    if (locked.length === 0 || (stored === undefined) === (to === 'database')) return
    const pieces = stored === undefined ? undefined : await storage.getStream(stored)
    await tx.query('delete from attachment_parts where attachment_id = $1::uuid', [id])
    if (pieces) await storeChunks(tx, id, pieces)
    else
      await tx.query('insert into attachment_parts (attachment_id, place, object) values ($1::uuid, 0, $2)', [
        id,
        object,
      ])
  })
}

async function streamOf(db: Queries, id: string): Promise<StreamedBytes> {
  const [row] = await db.query<{ size: number; type: string }>(
    'select size, type from attachments where id = $1::uuid',
    [id],
  )
  const digest = createHash('sha256')
  for await (const chunk of chunksOf(db, id)) digest.update(chunk)
  return {
    chunks: chunksOf(db, id),
    size: row?.size ?? 0,
    type: row?.type ?? 'application/octet-stream',
    sha256: digest.digest('hex'),
  }
}

/** Files of messages that are not yet on this side, oldest first; uploads are always in the database. */
const LEFT = `exists (
  select from attachment_parts p where p.attachment_id = a.id and (p.object is null) = $1)`

/** Moves files of messages to the database or to the storage; can be resumed. */
export async function moveAttachments(db: Database, storage: PhotoStorage, to: Side): Promise<number> {
  const rows = await db.query<{ id: string }>(
    `select id from attachments a where message_id is not null and ${LEFT} order by at, id`,
    [to === 'storage'],
  )
  for (const { id } of rows) await moveAttachment(db, storage, id, to)
  return rows.length
}
