import type { BackupRow } from '../db/stores/backup-store.ts'
import { type PhotoStorage, PhotosAway } from '../photo-storage/photo-storage.ts'
import { StartError } from '../settings/config.ts'

const withBytes = ['content_photo_parts', 'attachment_parts']

const objectOf = ({ table, row }: BackupRow): string | undefined =>
  withBytes.includes(table) && typeof row.object === 'string' ? row.object : undefined

/** Whether the bytes of a row are in the photo storage. */
export const isElsewhere = (row: BackupRow): boolean => objectOf(row) !== undefined

/** The row with its bytes from the storage, so that a backup is complete without the storage. */
export async function withItsBytes(
  { table, row }: BackupRow,
  storage: PhotoStorage | undefined,
): Promise<BackupRow> {
  const object = objectOf({ table, row }) ?? ''
  if (!storage)
    throw new StartError(
      'Photos or files are in object storage: set PHOTO_STORAGE as in the service, and back up again.',
    )
  const bytes = await storage.get(object).catch((error: unknown) => {
    if (!(error instanceof PhotosAway)) throw error
    throw new StartError(
      `The backup lacks the ${table === 'attachment_parts' ? 'file' : 'photo'} ${object}: ${(error.cause as Error).message}. Run the doctor, and back up again.`,
      { cause: error },
    )
  })
  return { table, row: { ...row, object: null, bytes: `\\x${bytes.toString('hex')}` } }
}

const wholeBytes = /^\\x(?:[0-9a-f]{2})*$/

/** Checks the bytes of photos and files and leaves them out: in memory they would take as much room as all photos together. */
export async function* withoutPhotoBytes(
  batches: AsyncIterable<BackupRow[]>,
  file: string,
): AsyncGenerator<BackupRow[]> {
  for await (const batch of batches)
    yield batch.map(({ table, row }) => {
      if (!withBytes.includes(table)) return { table, row }
      if (typeof row.bytes !== 'string' || !wholeBytes.test(row.bytes))
        throw new StartError(`A photo or file in ${file} is damaged. Use another backup.`)
      return { table, row: { ...row, bytes: '\\x' } }
    })
}
