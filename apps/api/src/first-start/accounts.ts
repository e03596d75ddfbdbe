import { randomInt } from 'node:crypto'
import type { Config } from '../config.ts'
import { errorCode, type Queries } from '../db/database.ts'
import { createPasswords } from '../features/users/passwords.ts'
import { createUser, findByIdentifier, listStaff, setPassword } from '../features/users/user-store.ts'
import { makeAdmin } from './staff-store.ts'

export interface SignIn {
  email: string
  password: string
}

// No letters or digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that can be read out and typed: four groups of four. */
export const readablePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

async function ensureAdmin(db: Queries, config: Config, { email, password }: SignIn): Promise<boolean> {
  const passwords = createPasswords(config.password)
  const existing = await findByIdentifier(db, email)
  if (existing?.role === 'admin') return false
  const passwordHash = await passwords.hash(password)
  if (existing) {
    // Somebody registered with this address: the owner's password replaces theirs.
    await setPassword(db, existing.id, passwordHash)
    await makeAdmin(db, existing.id)
    return true
  }
  try {
    const username = email.split('@')[0] || 'admin'
    await createUser(db, { name: 'Administrator', username, email, phone: '-', passwordHash, role: 'admin' })
    return true
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) === '23505') return false
    throw error
  }
}

/** Makes the configured admin; an embedded database without any gets a generated one, whose password is told once. */
export async function prepareAdmin(db: Queries, config: Config): Promise<SignIn | undefined> {
  if (config.admin !== undefined) {
    const made = await ensureAdmin(db, config, config.admin)
    return made && config.databaseUrl === undefined ? config.admin : undefined
  }
  if (config.databaseUrl !== undefined || (await listStaff(db)).length > 0) return undefined
  const made = { email: 'admin@susegad.example', password: readablePassword() }
  return (await ensureAdmin(db, config, made)) ? made : undefined
}
