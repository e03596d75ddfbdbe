import { type Database, errorCode, type Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { releaseAddress } from '../users/account-link-store.ts'
import { createUser, findUser, lockByAddress, markVerified, type UserRow } from '../users/user-store.ts'
import { takeInvite } from './invite-store.ts'
import { promote } from './promotion.ts'
import { usernameFor } from './staff-account.ts'

const MOST_TRIES = 5

interface Joining {
  link: string
  name: string
  passwordHash: string
  /** A keyed hash of the network address, for the audit trail. */
  address: string
}

async function join(tx: Queries, joining: Joining, tries: number): Promise<UserRow | undefined> {
  const { link, name, passwordHash, address } = joining
  const invite = await takeInvite(tx, link)
  if (!invite) return undefined
  const { email, staffRole } = invite
  const existing = await lockByAddress(tx, email)
  // An existing member, suspended or not, is managed by owners and not by an old invitation.
  if (existing?.role === 'admin') return undefined
  let row: UserRow | undefined
  if (existing) {
    await promote(tx, existing.id, passwordHash, staffRole)
    await markVerified(tx, existing.id)
    row = await findUser(tx, existing.id)
  } else {
    await releaseAddress(tx, email)
    const username = usernameFor(email, tries)
    const account = { name, username, email, phone: '-', passwordHash }
    row = await createUser(tx, { ...account, role: 'admin', staffRole, verified: true })
  }
  if (row)
    await writeAudit(
      tx,
      { id: row.id, role: 'staff', address },
      { action: 'joined', record: 'member', recordId: row.id, detail: `role: ${staffRole}` },
    )
  return row
}

/** Accepts an invitation and adds its address to the staff. Undefined if it was used or has expired. */
export async function joinStaff(db: Database, joining: Joining): Promise<UserRow | undefined> {
  for (let tries = 0; ; tries++) {
    try {
      return await db.transaction((tx) => join(tx, joining, tries))
    } catch (error) {
      // The username was taken: retry with a random suffix; the invitation is still valid.
      if (errorCode(error) !== '23505' || tries >= MOST_TRIES) throw error
    }
  }
}
