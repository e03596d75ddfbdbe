import type { Database } from '../db/database.ts'
import { promote } from '../features/staff/promotion.ts'
import { readablePassword } from '../features/staff/readable-password.ts'
import { createStaff } from '../features/staff/staff-account.ts'
import { listStaff } from '../features/staff/staff-store.ts'
import { staffPasswordProblem } from '../features/users/new-password.ts'
import { findByAddress, lockByAddress, markVerified } from '../features/users/user-store.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { type Config, StartError } from '../settings/config.ts'

export interface SignIn {
  email: string
  password: string
}

/** Creates the admin, or promotes an account already registered with this address. Returns whether it did either. */
async function ensureAdmin(db: Database, config: Config, { email, password }: SignIn): Promise<boolean> {
  if ((await findByAddress(db, email))?.role === 'admin') return false
  const problem = await staffPasswordProblem(password)
  if (problem !== undefined) throw new StartError(`ADMIN_PASSWORD ${problem}.`)
  const passwordHash = await createPasswords(config.password).hash(password)
  // Customers read the name under answers, until the owner writes their own in the profile.
  if (await createStaff(db, { email, name: config.business.name, passwordHash })) return true
  return db.transaction(async (tx) => {
    const existing = await lockByAddress(tx, email)
    // Another process has already promoted it.
    if (existing?.role === 'admin') return false
    if (!existing)
      throw new StartError(`The account of ${email} changed its email address just now. Start again.`)
    await promote(tx, existing.id, passwordHash)
    await markVerified(tx, existing.id)
    return true
  })
}

/**
 * Creates the configured admin if there is no owner: a former owner must not return by a restart. An embedded database
 * without staff gets a generated one, shown only once.
 */
export async function prepareAdmin(
  db: Database,
  config: Config,
  log?: (line: string) => void,
): Promise<SignIn | undefined> {
  if (config.admin !== undefined) {
    if ((await listStaff(db)).some(({ staffRole }) => staffRole === 'owner')) {
      log?.('ADMIN_EMAIL and ADMIN_PASSWORD are ignored: there is an owner already.')
      return undefined
    }
    const made = await ensureAdmin(db, config, config.admin)
    return made && config.databaseUrl === undefined ? config.admin : undefined
  }
  if (config.databaseUrl !== undefined || (await listStaff(db)).length > 0) return undefined
  const made = { email: 'admin@desk.example', password: readablePassword() }
  return (await ensureAdmin(db, config, made)) ? made : undefined
}
