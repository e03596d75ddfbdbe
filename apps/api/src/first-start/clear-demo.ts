import type { Database, Queries } from '../db/database.ts'
import { listStaff } from '../features/staff/staff-store.ts'
import { findByAddress, type UserRow } from '../features/users/user-store.ts'
import { type Config, StartError } from '../settings/config.ts'
import { demoTexts } from './demo-enquiries.ts'
import { colleague, customer, demoPeople } from './demo-people.ts'
import { markCleared, removeAccounts, removeEnquiries } from './demo-store.ts'

async function demoAccounts(db: Queries): Promise<UserRow[]> {
  const found = await Promise.all([customer, colleague].map(({ email }) => findByAddress(db, email)))
  return found.filter((account) => account !== undefined)
}

/** Removes the sample enquiries and accounts only. */
export const clearDemo = (db: Database): Promise<{ enquiries: number; accounts: number }> =>
  db.transaction(async (tx) => {
    const accounts = await demoAccounts(tx)
    const staff = await listStaff(tx)
    if (staff.length > 0 && staff.every(({ email }) => email === colleague.email))
      throw new StartError(
        `${colleague.email} is the only member of staff. Create another first: npx -y pnpm admin create you@your.domain`,
      )
    const emails = [customer.email, ...demoPeople.map(([, , email]) => email)]
    const messages = demoTexts.map(({ message }) => message)
    const enquiries = await removeEnquiries(tx, emails, messages)
    const ids = accounts.map(({ id }) => id)
    await removeAccounts(tx, ids)
    await markCleared(tx)
    return { enquiries, accounts: accounts.length }
  })

/** The warning for a public service that still has its sample accounts. */
export async function demoWarning(db: Database, { inProduction }: Config): Promise<string | undefined> {
  if (!inProduction) return undefined
  const accounts = await demoAccounts(db)
  if (accounts.length === 0) return undefined
  return `the sample accounts ${accounts.map(({ email }) => email).join(' and ')} can sign in. Clear them and the sample enquiries: npx -y pnpm run clear-demo`
}
