import type { Database } from '../db/database.ts'
import { promote, resetPassword } from '../features/staff/promotion.ts'
import { readablePassword } from '../features/staff/readable-password.ts'
import { createStaff } from '../features/staff/staff-account.ts'
import { demote, disable, enableUser, LastOwner, listStaff } from '../features/staff/staff-store.ts'
import { mailPasswordLink } from '../features/users/account-letters.ts'
import { staffPasswordProblem } from '../features/users/new-password.ts'
import { findByAddress, lockByAddress, type UserRow } from '../features/users/user-store.ts'
import { createPasswords } from '../passwords/passwords.ts'
import { type Config, StartError } from '../settings/config.ts'

export const staffCommands = ['list', 'create', 'promote', 'demote', 'disable', 'enable', 'reset-password']

interface Order {
  command: string
  email?: string
  /** The business's unless set. */
  name?: string | undefined
  /** Without one, a password is generated and shown. */
  password?: string | undefined
}

/** The chosen password, or a generated one, which only the output shows. */
async function passwordFor(chosen: string | undefined): Promise<{ password: string; shown: string }> {
  if (chosen === undefined) {
    const password = readablePassword()
    return { password, shown: password }
  }
  const problem = await staffPasswordProblem(chosen)
  if (problem !== undefined) throw new StartError(`ADMIN_PASSWORD ${problem}.`)
  return { password: chosen, shown: '(the password you set)' }
}

const nobody = (email: string): StartError => new StartError(`No account has the address ${email}.`)

async function known(db: Database, email: string): Promise<UserRow> {
  const user = await findByAddress(db, email)
  if (!user) throw nobody(email)
  return user
}

async function create(
  db: Database,
  config: Config,
  { email, name = config.business.name, password: chosen }: Required<Order>,
): Promise<string> {
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new StartError(`${email} is not an email address.`)
  const { password, shown } = await passwordFor(chosen)
  const passwordHash = await createPasswords(config.password).hash(password)
  const made = (await findByAddress(db, email))
    ? undefined
    : await createStaff(db, { email, name, passwordHash })
  if (!made)
    throw new StartError(
      `${email} is already registered, perhaps by somebody else. "promote ${email}" makes this account a member of staff: it ends its password and sessions and emails a link to that address.`,
    )
  return `${email} is on the staff. Password: ${shown}`
}

/** Sets a random password and mails a link, so that only the owner of the email address keeps access. */
async function promoteToStaff(db: Database, config: Config, email: string): Promise<string> {
  const passwordHash = await createPasswords(config.password).hash(readablePassword())
  return db.transaction(async (tx) => {
    const user = await lockByAddress(tx, email)
    if (!user) throw nobody(email)
    if (user.role === 'admin' && user.disabledAt === null) return `${email} is already on the staff.`
    await promote(tx, user.id, passwordHash)
    await mailPasswordLink(tx, user, config)
    return `${email} is on the staff. The old password and every session have ended; the service emails a link to choose a new one. If email is not set up: reset-password ${email}`
  })
}

async function carryOut(db: Database, config: Config, order: Required<Order>): Promise<string> {
  const { command, email } = order
  if (command === 'list') {
    const staff = await listStaff(db)
    return (
      staff.map((member) => `${member.email}   ${member.name}`).join('\n') || 'There are no members of staff.'
    )
  }
  if (command === 'create') return create(db, config, order)
  if (command === 'promote') return promoteToStaff(db, config, email)
  const { id } = await known(db, email)
  switch (command) {
    case 'demote':
      await demote(db, id)
      return `${email} is a customer now, and signed out.`
    case 'disable':
      await disable(db, id)
      return `${email} can't sign in any more, and is signed out.`
    case 'enable':
      await enableUser(db, id)
      return `${email} can sign in again.`
    default: {
      const { password, shown } = await passwordFor(order.password)
      await resetPassword(db, id, await createPasswords(config.password).hash(password))
      return `${email} is signed out everywhere. New password: ${shown}`
    }
  }
}

/** Runs one command and returns its output; a refused command throws a `StartError`. */
export async function runStaffCommand(
  db: Database,
  config: Config,
  { command, email = '', name, password }: Order,
): Promise<string> {
  try {
    return await carryOut(db, config, { command, email, name, password })
  } catch (error) {
    if (!(error instanceof LastOwner)) throw error
    throw new StartError(`${email} is the last owner. Create or promote another first.`)
  }
}
