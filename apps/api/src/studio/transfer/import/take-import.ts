import { isDeepStrictEqual } from 'node:util'
import type { ImportChoice, TakeResult } from '@susegad/api-client/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { type Actor, writeAudit } from '../../../db/stores/audit-store.ts'
import { HttpError } from '../../../http/http-error.ts'
import { withinDraftLimits } from '../../drafts/draft-limits.ts'
import { listFolderPhotos } from '../../photos/photo-store.ts'
import { nameOf } from '../../records/content-kinds.ts'
import { lockContent, noteEdits } from '../../records/record-store.ts'
import { readSeenNames } from '../../releases/seen-version.ts'
import type { FolderFile } from '../folder/folder-files.ts'
import { type Planned, planImport } from './plan-import.ts'
import type { Incoming } from './read-incoming.ts'
import { draftStaged, dropStaged, stageRecords } from './staged-records.ts'
import { dropPhotos, keepPhotos, storePhotos } from './take-photos.ts'

interface Options {
  contentDir: string
  isBuilt: (name: string) => boolean
  incoming: Incoming
  files: readonly FolderFile[]
  /** Null for a command on the server, which has no signed-in user. */
  by: Actor | null
  also?: (tx: Queries) => Promise<void>
  input: ImportChoice & { version: string }
}

const changed = () =>
  new HttpError(409, 'Somebody changed the site in the meantime. Check the differences again.')

/**
 * Saves the differences of a folder as drafts: all, or none if anything has changed since the plan was read. Slow work
 * is staged first, in slices, because a transaction blocks the embedded database.
 */
export async function takeImport(db: Database, options: Options): Promise<TakeResult['taken']> {
  const { incoming, by, input, files } = options
  const known = await listFolderPhotos(db)
  const { plan, records, photos } = await planImport(db, incoming, { ...options, choice: input })
  if (plan.version !== input.version) throw changed()
  if (records.length === 0 && photos.length === 0)
    throw new HttpError(422, 'There is nothing to import: the studio already has all of this.')

  const stored = await storePhotos(db, photos, files, by)
  try {
    const batch = await stageRecords(db, records.map(stagedOf))
    const draftAll = async (tx: Queries) => {
      // Lock out saving, publishing and removing photos until this commits.
      await lockContent(tx)
      if ((await readSeenNames(tx)).version !== input.version) throw changed()
      const present = new Set((await listFolderPhotos(tx)).map(({ id }) => id))
      if (known.some(({ id }) => !present.has(id))) throw changed()
      await keepPhotos(tx, stored, by)
      await withinDraftLimits(tx, () => draftStaged(tx, batch, by?.id ?? null))
      if (by) await noteEdits(tx, by, records)
      const count = records.length
      await writeAudit(tx, by, { action: 'added', record: 'content', count, detail: 'import' })
      await options.also?.(tx)
    }
    await db.transaction(draftAll).finally(() => dropStaged(db, batch))
  } finally {
    // Completed uploads have become photos and are kept.
    await dropPhotos(db, stored)
  }
  return {
    records: records.map(({ kind, slug, stored: { published }, data }) => ({
      kind,
      slug,
      name: nameOf({ kind, slug }, data ?? published?.data ?? null),
    })),
    photos: photos.length,
  }
}

const stagedOf = ({ kind, slug, stored: { published }, data }: Planned['records'][number]) => ({
  kind,
  slug,
  data,
  base: published?.releaseId ?? null,
  isPublished: isDeepStrictEqual(data, published?.data ?? null),
})
