import { type Database, errorCode } from '../../db/database.ts'
import { claimEnquiries } from '../enquiries/enquiry-store.ts'
import { dropPasskeys, dropPasskeysSince } from '../passkeys/passkey-store.ts'
import { dropSecondFactorSince, isAskedOfStaff } from '../second-factor/second-factor-store.ts'
import {
  dropConfirmations,
  dropLaterLinks,
  dropPasswordLinks,
  findLink,
  takeConfirmation,
  takeLink,
} from '../users/account-link-store.ts'
import { forgetPlaces } from '../users/session/known-store.ts'
import {
  findUser,
  lockUser,
  markVerified,
  restoreAddress,
  setPassword,
  type UserRow,
} from '../users/user-store.ts'

/** Uses up a link that confirms the address of an account. */
export const confirmByLink = (db: Database, secret: string): Promise<UserRow | undefined> =>
  db.transaction(async (tx) => {
    const link = await takeConfirmation(tx, secret)
    if (!link) return undefined
    await dropConfirmations(tx, link.userId)
    await markVerified(tx, link.userId)
    await claimEnquiries(tx, link.userId)
    return findUser(tx, link.userId)
  })

/**
 * Uses up a link: sets the new password, ends every session, and restores a former address. Links to still earlier
 * addresses stay valid: an intruder may have changed the address twice.
 */
export async function openByLink(
  db: Database,
  secret: string,
  passwordHash: string,
): Promise<UserRow | 'taken' | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const found = await findLink(tx, secret)
      // Lock the user first: a passkey that an open session adds at the same time is then dropped too.
      const user = found && (await lockUser(tx, found.userId))
      const link = await takeLink(tx, secret)
      if (!link) return undefined
      if (link.email !== null) {
        await restoreAddress(tx, link.userId, link.email)
        await dropLaterLinks(tx, link)
        await dropSecondFactorSince(tx, link.userId, link.createdAt)
        await dropPasskeysSince(tx, link.userId, link.createdAt)
      }
      await dropPasswordLinks(tx, link.userId)
      await dropConfirmations(tx, link.userId)
      await markVerified(tx, link.userId)
      await claimEnquiries(tx, link.userId)
      await forgetPlaces(tx, link.userId)
      // A passkey that counts as the second factor stays, as codes do: the mailbox alone must not open the desk.
      if (user?.role !== 'admin' || !(await isAskedOfStaff(tx))) await dropPasskeys(tx, link.userId)
      return setPassword(tx, link.userId, passwordHash)
    })
  } catch (error) {
    if (errorCode(error) === '23505') return 'taken'
    throw error
  }
}
