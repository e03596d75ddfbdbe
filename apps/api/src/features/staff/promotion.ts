import type { StaffRole } from '@susegad/api-client/rules'
import type { Database, Queries } from '../../db/database.ts'
import { dropPasskeys } from '../passkeys/passkey-store.ts'
import { dropSecondFactor } from '../second-factor/second-factor-store.ts'
import { dropLinks } from '../users/account-link-store.ts'
import { forgetPlaces } from '../users/session/known-store.ts'
import { setPassword } from '../users/user-store.ts'
import { makeAdmin } from './staff-store.ts'

/** Revokes every way into an account: password, passkeys, second factor, sessions, mailed links and known browsers. */
async function closeWaysIn(tx: Queries, id: string, passwordHash: string): Promise<void> {
  await setPassword(tx, id, passwordHash)
  await forgetPlaces(tx, id)
  await dropLinks(tx, id)
  await dropPasskeys(tx, id)
  await dropSecondFactor(tx, id)
}

/** Makes an account staff and revokes all access to it: anyone may have registered it. Call it in a transaction. */
export async function promote(
  tx: Queries,
  id: string,
  passwordHash: string,
  staffRole: StaffRole = 'owner',
): Promise<void> {
  await closeWaysIn(tx, id, passwordHash)
  await makeAdmin(tx, id, staffRole)
}

export const resetPassword = (db: Database, id: string, passwordHash: string) =>
  db.transaction((tx) => closeWaysIn(tx, id, passwordHash))
