import type { Database } from '../../../db/database.ts'
import { mailConfirmation, mailWayBack, type Sender } from '../account-letters.ts'
import { dropPasswordLinks } from '../account-link-store.ts'
import { identityKey } from '../identity.ts'
import { lockUser, type Profile, type UserRow, updateProfile } from '../user-store.ts'

/** Changes a profile by a session; a former email address gets a link to restore it. Undefined if the session has ended. */
export function changeProfile(
  db: Database,
  { id, tokenVersion }: Pick<UserRow, 'id' | 'tokenVersion'>,
  values: Profile,
  sender: Sender,
): Promise<UserRow | undefined> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id)
    if (before?.tokenVersion !== tokenVersion) return undefined
    const after = await updateProfile(tx, id, values)
    if (before.emailKey !== identityKey(values.email)) {
      await dropPasswordLinks(tx, id)
      await mailWayBack(tx, before, sender)
      if (after) await mailConfirmation(tx, after, sender)
    }
    return after
  })
}
