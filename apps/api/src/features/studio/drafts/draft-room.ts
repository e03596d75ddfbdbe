import type { Queries } from '../../../db/database.ts'
import { HttpError } from '../../../http/http-error.ts'
import { countDrafts } from './draft-store.ts'

/** Every look at the changes and every preview reads all drafts: they must fit the memory. */
const MOST_DRAFTS = 6000
const MB = 1024 * 1024
const MOST_MB = 64

const CURE =
  'Publish or drop some first. What makes drafts smaller, and no more of them, can be saved all the same.'

/** Lets `work` change drafts; refuses, and with it undoes, what would make too many or too large ones still more so. */
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
