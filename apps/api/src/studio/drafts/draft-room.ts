import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { countDrafts } from './draft-store.ts'

/** Limits for all drafts together: reviewing changes and previews read all of them into memory. */
const MOST_DRAFTS = 6000
const MB = 1024 * 1024
const MOST_MB = 64

const CURE =
  'Publish or drop some first. What makes drafts smaller, and no more of them, can be saved all the same.'

/** Lets `work` change drafts, and rolls it back if it would exceed these limits further. */
export async function withinRoom<T>(tx: Queries, work: () => Promise<T>): Promise<T> {
  const before = await countDrafts(tx)
  const done = await work()
  const { all, bytes } = await countDrafts(tx)
  if (all > Math.max(MOST_DRAFTS, before.all))
    throw new HttpError(422, `There are more than ${MOST_DRAFTS} drafts. ${CURE}`)
  if (bytes > Math.max(MOST_MB * MB, before.bytes))
    throw new HttpError(422, `All drafts together have more than ${MOST_MB} MB. ${CURE}`)
  return done
}
