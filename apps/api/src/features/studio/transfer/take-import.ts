import type { ImportChoice, TakeResult } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import { type Actor, writeAudit } from '../../../db/audit-store.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { HttpError } from '../../../http/http-error.ts'
import { assertRoom } from '../drafts/draft-room.ts'
import { store } from '../drafts/save-draft.ts'
import { addPhoto, appendBytes, countPhotos, MOST_PHOTOS } from '../photos/photo-store.ts'
import { nameOf } from '../records/content-kinds.ts'
import { lockContent, noteEdit } from '../records/record-store.ts'
import type { FolderFile } from './folder-files.ts'
import { digestOf, importedName } from './photo-names.ts'
import { type PlannedPhoto, planImport } from './plan-import.ts'
import type { Incoming } from './read-incoming.ts'

interface Options {
  contentDir: string
  isBuilt: (name: string) => boolean
  incoming: Incoming
  files: readonly FolderFile[]
  /** Null stands for whoever runs a command on the server. */
  by: Actor | null
  /** What is written along with the drafts. */
  also?: (tx: Queries) => Promise<void>
  input: ImportChoice & { version: string }
}

/** Makes the differences of a folder drafts: all of them, or none if anything has changed since they were seen. */
export const takeImport = (db: Database, options: Options): Promise<TakeResult['taken']> =>
  db.transaction(async (tx) => {
    const { incoming, by, input, files } = options
    // Nobody saves or publishes meanwhile.
    await lockContent(tx)
    const { plan, records, photos } = await planImport(tx, incoming, { ...options, choice: input })
    if (plan.version !== input.version)
      throw new HttpError(409, 'Somebody changed the site meanwhile. Look at the differences again.')
    if (records.length === 0 && photos.length === 0)
      throw new HttpError(422, 'There is nothing to take: the studio has all of this already.')
    const { all } = await countPhotos(tx)
    if (all + photos.length > MOST_PHOTOS)
      throw new HttpError(422, 'There are too many photos. Take some away first.')

    for (const { file, ...photo } of photos)
      await keepPhoto(
        tx,
        photo,
        files.find(({ path }) => path === file),
        by,
      )
    const taken: TakeResult['taken'] = { records: [], photos: photos.length }
    for (const { kind, slug, stored, data } of records) {
      const name = { kind, slug }
      await store(tx, name, stored, data, by?.id ?? null, null)
      if (by) await noteEdit(tx, by, name, data === null ? 'deleted' : 'changed')
      taken.records.push({ ...name, name: nameOf(name, data ?? stored.published?.data ?? null) })
    }
    await assertRoom(tx)
    await writeAudit(tx, by, {
      action: 'added',
      record: 'content',
      count: records.length,
      detail: 'import',
    })
    await options.also?.(tx)
    return taken
  })

async function keepPhoto(
  tx: Queries,
  { name, src }: Omit<PlannedPhoto, 'file'>,
  file: FolderFile | undefined,
  by: Actor | null,
): Promise<void> {
  const bytes = await file?.read()
  if (!file || !bytes) throw new HttpError(409, 'A photo is gone from the folder. Begin again.')
  // The name contains a digest: refuse a file that was replaced since the plan was made.
  if (importedName(name, digestOf(bytes)) !== src)
    throw new HttpError(409, `${file.path} has changed since the folder was read. Begin again.`)
  const called = file.path.split('/').at(-1) ?? name
  const id = await addPhoto(tx, { name: called, size: bytes.length, by: by?.id ?? null, src, path: name })
  for (let offset = 0; offset < bytes.length; offset += PHOTO_CHUNK_BYTES)
    await appendBytes(tx, id, offset, bytes.subarray(offset, offset + PHOTO_CHUNK_BYTES))
  await writeAudit(tx, by, { action: 'added', record: 'photo', recordId: id })
}
