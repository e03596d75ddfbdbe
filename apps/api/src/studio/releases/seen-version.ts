import { hash } from 'node:crypto'
import type { Queries } from '../../db/database.ts'
import { type Draft, type DraftName, listDraftNames, listDrafts } from '../drafts/draft-store.ts'
import { listOpenReleases } from './release-store.ts'

interface Seen<T> {
  drafts: T[]
  /** A new value whenever a draft or a release changes. */
  version: string
}

async function seen<T extends DraftName>(db: Queries, drafts: T[]): Promise<Seen<T>> {
  const current = (await listOpenReleases(db)).find((release) => release.current)?._id
  const version = hash(
    'sha256',
    JSON.stringify([current, drafts.map(({ kind, slug, revision }) => [kind, slug, revision])]),
    'base64url',
  )
  return { drafts, version }
}

/** The drafts and their version: publishing is refused if it is not the version that was reviewed. */
export const readSeen = async (db: Queries): Promise<Seen<Draft>> => seen(db, await listDrafts(db))

/** Like `readSeen`, without the content of the drafts, which may be megabytes. */
export const readSeenNames = async (db: Queries): Promise<Seen<DraftName>> =>
  seen(db, await listDraftNames(db))
