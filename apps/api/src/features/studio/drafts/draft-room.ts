import type { Queries } from '../../../db/database.ts'
import { HttpError } from '../../../http/http-error.ts'
import { countDrafts } from './draft-store.ts'

/** Every look at the changes and every preview reads all drafts: they must fit the memory. */
const MOST_DRAFTS = 6000
const MOST_BYTES = 64 * 1024 * 1024

/** Refuses, and with it undoes, what would make the drafts too many or too large. */
export async function assertRoom(tx: Queries): Promise<void> {
  const { all, bytes } = await countDrafts(tx)
  if (all > MOST_DRAFTS)
    throw new HttpError(422, `There are more than ${MOST_DRAFTS} drafts. Publish or drop some first.`)
  if (bytes > MOST_BYTES)
    throw new HttpError(
      422,
      `All drafts together have more than ${MOST_BYTES / 1024 / 1024} MB. Publish or drop some first.`,
    )
}
