import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { Database, Queries } from '../../../db/database.ts'
import { type Actor, writeAudit } from '../../../db/stores/audit-store.ts'
import { HttpError } from '../../../http/http-error.ts'
import {
  addPhoto,
  assertPhotosFit,
  completeUpload,
  countPhotos,
  dropUpload,
  storeBytes,
} from '../../photos/upload-store.ts'
import type { FolderFile } from '../folder/folder-files.ts'
import { digestOf, importedName } from '../folder/folder-photos.ts'
import type { PlannedPhoto } from './plan-import.ts'

interface Stored extends PlannedPhoto {
  id: string
}

/** Stores the files of new photos as unfinished uploads, which are deleted after a day if not completed. */
export async function storePhotos(
  db: Database,
  photos: readonly PlannedPhoto[],
  files: readonly FolderFile[],
  by: Actor | null,
): Promise<Stored[]> {
  if (photos.length === 0) return []
  const found = photos.map((photo) => ({ photo, file: files.find(({ path }) => path === photo.file) }))
  const size = found.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  // Commands on the server may exceed the limit of waiting bytes: their operator can see the disk.
  assertPhotosFit(await countPhotos(db), photos.length, by ? size : 0)
  const stored: Stored[] = []
  try {
    for (const { photo, file } of found) stored.push({ ...photo, id: await storePhoto(db, photo, file, by) })
    return stored
  } catch (error) {
    await dropPhotos(db, stored)
    throw error
  }
}

async function storePhoto(
  db: Database,
  { name, src }: PlannedPhoto,
  file: FolderFile | undefined,
  by: Actor | null,
): Promise<string> {
  const bytes = await file?.read()
  if (!file || !bytes) throw new HttpError(409, 'A photo was removed from the folder. Start again.')
  // The name contains a digest: refuse a file that was replaced since the plan was made.
  if (importedName(name, digestOf(bytes)) !== src)
    throw new HttpError(409, `${file.path} has changed since the folder was read. Start again.`)
  const fileName = file.path.split('/').at(-1) ?? name
  const id = await addPhoto(db, { name: fileName, size: bytes.length, by: by?.id ?? null, path: name })
  try {
    for (let offset = 0; offset < bytes.length; offset += PHOTO_CHUNK_BYTES)
      await storeBytes(db, id, offset, bytes.subarray(offset, offset + PHOTO_CHUNK_BYTES))
  } catch (error) {
    await dropUpload(db, id)
    throw error
  }
  return id
}

export async function keepPhotos(tx: Queries, photos: readonly Stored[], by: Actor | null): Promise<void> {
  for (const { id, src } of photos) {
    if (!(await completeUpload(tx, id, src)))
      throw new HttpError(409, 'A photo was removed from the studio. Start again.')
    await writeAudit(tx, by, { action: 'added', record: 'photo', recordId: id })
  }
}

export async function dropPhotos(db: Queries, photos: readonly Stored[]): Promise<void> {
  for (const { id } of photos) await dropUpload(db, id)
}
