import type { Database } from '../../../db/database.ts'
import { lockByAddress } from '../user-store.ts'
import { mailForgottenLink, type Sender } from './account-letters.ts'

/** Mails a link to a new password, if an account that may sign in has this address. */
export const mailIfKnown = (db: Database, email: string, sender: Sender): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockByAddress(tx, email)
    // To the address of the account: the one that was typed only has to be equal by its key.
    if (user && user.disabledAt === null) await mailForgottenLink(tx, user, sender)
  })
