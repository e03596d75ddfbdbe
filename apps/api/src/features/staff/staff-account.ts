import { randomBytes } from 'node:crypto'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { errorCode, type Queries } from '../../db/database.ts'
import { StartError } from '../../settings/config.ts'
import { releaseAddress } from '../users/account-link-store.ts'
import { createUser, findByAddress, type UserRow } from '../users/user-store.ts'

const MOST_TRIES = 5

/** The part before the @; retries add a random suffix that nobody can have reserved. */
export function usernameFor(email: string, tries: number): string {
  const [name = ''] = email.split('@')
  const suffix = tries === 0 ? '' : `-${randomBytes(3).toString('hex')}`
  return `${name.slice(0, MAX_LENGTH.username - suffix.length)}${suffix}`
}

/** Creates a staff account under a free username; returns undefined if the email address has an account by then. */
export async function createStaff(
  db: Queries,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
): Promise<UserRow | undefined> {
  await releaseAddress(db, email)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      const username = usernameFor(email, tries)
      const account = { name, username, email, phone: '-', passwordHash }
      // The operator of the server vouches for the address.
      return await createUser(db, { ...account, role: 'admin', verified: true })
    } catch (error) {
      if (errorCode(error) !== '23505') throw error
      if (await findByAddress(db, email)) return undefined
    }
  }
  throw new StartError(`No free username was found for ${email}. Try again.`)
}
