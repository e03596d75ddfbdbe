import { hash } from 'node:crypto'
import type { Queries } from '../../../db/database.ts'
import { type Draft, listDrafts } from '../drafts/draft-store.ts'
import { listOpenReleases } from './release-store.ts'

export interface Seen {
  drafts: Draft[]
  /** Changes with any draft and any release. */
  version: string
}

/** The drafts and their version: publishing is refused if it is not the version that was reviewed. */
export async function readSeen(db: Queries): Promise<Seen> {
  const drafts = await listDrafts(db)
  const current = (await listOpenReleases(db)).find((release) => release.current)?._id
  const version = hash(
    'sha256',
    JSON.stringify([current, drafts.map(({ kind, slug, revision }) => [kind, slug, revision])]),
    'base64url',
  )
  return { drafts, version }
}
