import { type Config, StartError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createPasswords } from '../features/users/passwords.ts'
import {
  createUser,
  findByIdentifier,
  listStaff,
  setPassword,
  takenFields,
  type UserRow,
} from '../features/users/user-store.ts'
import { readablePassword } from '../first-start/accounts.ts'
import { demote, disable, enableUser, LastAdmin, makeAdmin } from '../first-start/staff-store.ts'

export const staffCommands = ['list', 'create', 'promote', 'demote', 'disable', 'enable', 'reset-password']

function choosePassword(): string {
  const chosen = process.env.ADMIN_PASSWORD
  if (chosen !== undefined && chosen.length < 12)
    throw new StartError('ADMIN_PASSWORD must have at least 12 characters.')
  return chosen ?? readablePassword()
}

const shown = (password: string): string => (process.env.ADMIN_PASSWORD ? '(the password you set)' : password)

async function known(db: Database, email: string): Promise<UserRow> {
  const user = await findByIdentifier(db, email)
  if (!user) throw new StartError(`There is nobody with ${email}.`)
  return user
}

async function create(db: Database, config: Config, email: string, name: string): Promise<string> {
  const username = email.split('@')[0] ?? ''
  if (!email.includes('@') || username === '') throw new StartError(`${email} is not an e-mail address.`)
  const taken = await takenFields(db, { username, email })
  if (taken.includes('email')) throw new StartError(`${email} is registered. Use: promote ${email}`)
  const free = taken.includes('username') ? `${username}-${Date.now().toString(36)}` : username
  const password = choosePassword()
  const passwordHash = await createPasswords(config.password).hash(password)
  await createUser(db, { name, username: free, email, phone: '-', passwordHash, role: 'admin' })
  return `${email} is on the staff. Password: ${shown(password)}`
}

async function carryOut(
  db: Database,
  config: Config,
  command: string,
  email: string,
  name: string,
): Promise<string> {
  if (command === 'list') {
    const staff = await listStaff(db)
    return (
      staff.map((member) => `${member.email}   ${member.name}`).join('\n') || 'There is nobody on the staff.'
    )
  }
  if (command === 'create') return create(db, config, email, name)
  const { id } = await known(db, email)
  switch (command) {
    case 'promote':
      await makeAdmin(db, id)
      return `${email} is on the staff.`
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
      const password = choosePassword()
      await setPassword(db, id, await createPasswords(config.password).hash(password))
      return `${email} is signed out everywhere. New password: ${shown(password)}`
    }
  }
}

/** Carries out one command and answers what to tell; a refusal is a `StartError`. */
export async function runStaffCommand(
  db: Database,
  config: Config,
  { command, email = '', name = 'Administrator' }: { command: string; email?: string; name?: string },
): Promise<string> {
  try {
    return await carryOut(db, config, command, email, name)
  } catch (error) {
    if (!(error instanceof LastAdmin)) throw error
    throw new StartError(`${email} is the last one on the staff. Create or promote another first.`)
  }
}
