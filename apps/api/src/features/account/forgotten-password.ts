import type { Database } from '../../db/database.ts'
import { mailForgottenLink, type Sender } from '../users/account-letters.ts'
import { lockByAddress } from '../users/user-store.ts'

/** Mails a password reset link, if an account that may sign in has this address. */
export const mailIfKnown = (db: Database, email: string, sender: Sender): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockByAddress(tx, email)
    // To the account's stored address: the typed one only has to have the same key.
    if (user && user.disabledAt === null) await mailForgottenLink(tx, user, sender)
  })
