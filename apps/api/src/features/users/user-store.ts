import type { User } from '@susegad/api-client/contract'
import type { StaffRole } from '@susegad/api-client/rules'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { sessions } from '../../db/schema/account/sessions.ts'
import { users } from '../../db/schema/account/users.ts'
import { endedTokens } from '../../db/schema/operation/service.ts'
import { isKept } from './account-link-store.ts'
import { identityKey } from './identity.ts'
import { lookalikeKey } from './lookalike.ts'

export type UserRow = typeof users.$inferSelect
type NewUser = Pick<UserRow, 'name' | 'username' | 'email' | 'phone' | 'passwordHash'> & {
  role?: UserRow['role']
  /** @default 'owner' for staff */
  staffRole?: StaffRole
  consentVersion?: string | null | undefined
  /** Whether the email address is confirmed. */
  verified?: boolean
}

export const toUser = (row: UserRow): User => ({
  _id: row.id,
  name: row.name,
  username: row.username,
  email: row.email,
  phone: row.phone,
  role: row.role,
  ...(row.role === 'admin' && {
    staffRole: row.staffRole ?? 'agent',
    editsSite: row.staffRole === 'owner' || row.siteEditor,
  }),
  dateOfBirth: row.dateOfBirth,
  address: {
    street: row.street,
    city: row.city,
    state: row.state,
    zipCode: row.zipCode,
    country: row.country,
  },
})

/** The user, for their own profile. */
export const toProfile = (row: UserRow): User => ({
  ...toUser(row),
  ...(row.emailVerifiedAt !== null && { emailVerified: true as const }),
})

/** Whether an account has confirmed that this email address is its own. */
export const hasConfirmed = ({ emailKey, emailVerifiedAt }: UserRow, email: string): boolean =>
  emailVerifiedAt !== null && emailKey === identityKey(email)

export async function createUser(db: Queries, { verified, ...values }: NewUser): Promise<UserRow> {
  const [row] = await db.drizzle
    .insert(users)
    .values({
      staffRole: values.role === 'admin' ? 'owner' : null,
      ...values,
      usernameKey: identityKey(values.username),
      usernameLookalike: lookalikeKey(values.username),
      emailKey: identityKey(values.email),
      consentAt: values.consentVersion ? sql`now()` : null,
      emailVerifiedAt: verified ? sql`now()` : null,
    })
    .returning()
  if (!row) throw new Error('The user was not stored')
  return row
}

const select = (db: Queries, where: SQL) => db.drizzle.select().from(users).where(where)
const byId = (id: string) => eq(users.id, id)
const byAddress = (email: string) => eq(users.emailKey, identityKey(email))

export const findUser = async (db: Queries, id: string) => (await select(db, byId(id)))[0]
export const findByAddress = async (db: Queries, email: string) => (await select(db, byAddress(email)))[0]

/**
 * Locks the row until the transaction ends. `no key update` lets foreign keys pass: a call that holds an enquiry and
 * records who changed it does not wait here (deadlock).
 */
export const lockUser = async (tx: Queries, id: string) =>
  (await select(tx, byId(id)).for('no key update'))[0]
export const lockByAddress = async (tx: Queries, email: string) =>
  (await select(tx, byAddress(email)).for('no key update'))[0]

/** The user with this email address or username. */
export async function findByIdentifier(db: Queries, identifier: string): Promise<UserRow | undefined> {
  const key = identityKey(identifier)
  // Every email address has an @, no username has one.
  const [row] = await select(db, eq(key.includes('@') ? users.emailKey : users.usernameKey, key))
  return row
}

/** Which names are taken by somebody else. A new username that looks like another one counts as taken, an unchanged one does not. */
export async function takenFields(
  db: Queries,
  values: { username: string; email: string },
  except?: string,
): Promise<('username' | 'email')[]> {
  const usernameKey = identityKey(values.username)
  const emailKey = identityKey(values.email)
  const usernameLookalike = lookalikeKey(values.username)
  const similar = or(eq(users.usernameKey, usernameKey), eq(users.usernameLookalike, usernameLookalike))
  const rows = await db.drizzle
    .select({
      id: users.id,
      usernameKey: users.usernameKey,
      emailKey: users.emailKey,
      isSimilar: sql<boolean>`${similar}`,
    })
    .from(users)
    .where(or(similar, eq(users.emailKey, emailKey)))
  const others = rows.filter((row) => row.id !== except)
  const isOwn = rows.some((row) => row.id === except && row.usernameKey === usernameKey)
  const taken = {
    username: !isOwn && others.some((row) => row.isSimilar),
    email: others.some((row) => row.emailKey === emailKey) || (await isKept(db, emailKey, except)),
  }
  return (['username', 'email'] as const).filter((field) => taken[field])
}

export type Profile = Pick<UserRow, 'username' | 'email'> &
  Partial<
    Pick<UserRow, 'name' | 'phone' | 'dateOfBirth' | 'street' | 'city' | 'state' | 'zipCode' | 'country'>
  >

export async function updateProfile(db: Queries, id: string, values: Profile): Promise<UserRow | undefined> {
  const usernameKey = identityKey(values.username)
  const emailKey = identityKey(values.email)
  const lookalike = lookalikeKey(values.username)
  const [row] = await db.drizzle
    .update(users)
    .set({
      ...values,
      usernameKey,
      // An unchanged username keeps its key: it may be older than a rule that refuses it beside another one.
      usernameLookalike: sql`case when ${users.usernameKey} = ${usernameKey} then ${users.usernameLookalike} else ${lookalike} end`,
      emailKey,
      emailVerifiedAt: sql`case when ${users.emailKey} = ${emailKey} then ${users.emailVerifiedAt} end`,
    })
    .where(byId(id))
    .returning()
  return row
}

/** Marks the email address as confirmed; keeps the first time. */
export const markVerified = (db: Queries, id: string) =>
  db.drizzle
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(byId(id))

/** The caller verifies it: the link that restores an address was mailed to it. */
export const restoreAddress = (db: Queries, id: string, email: string) =>
  db.drizzle
    .update(users)
    .set({ email, emailKey: identityKey(email), emailVerifiedAt: null })
    .where(byId(id))

/** An account as a token names it. Whatever revokes tokens, such as a new password, raises the version. */
type Known = Pick<UserRow, 'id' | 'tokenVersion'>

const isUnchanged = ({ id, tokenVersion }: Known) => and(byId(id), eq(users.tokenVersion, tokenVersion))

async function revokeTokens(db: Queries, where: SQL | undefined, values: { passwordHash?: string } = {}) {
  const tokenVersion = sql`${users.tokenVersion} + 1`
  const [row] = await db.drizzle
    .update(users)
    .set({ ...values, tokenVersion })
    .where(where)
    .returning()
  return row
}

/** Stores a new password hash and revokes all tokens of this user. */
export const setPassword = (db: Queries, id: string, passwordHash: string) =>
  revokeTokens(db, byId(id), { passwordHash })

/** Like `setPassword`, by a session; undefined if something else has ended the session meanwhile. */
export const changePassword = (db: Queries, known: Known, passwordHash: string) =>
  revokeTokens(db, isUnchanged(known), { passwordHash })

/** Revokes all tokens, by a session; undefined if something else has ended the session meanwhile. */
export const endTokens = (db: Queries, known: Known) => revokeTokens(db, isUnchanged(known))

/** Replaces the hash of an unchanged password, unless another one was set meanwhile; tokens stay valid. */
export const rehash = (db: Queries, user: Pick<UserRow, 'id' | 'passwordHash'>, passwordHash: string) =>
  db.drizzle
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))

/** Ends one token, and the session it belongs to. */
export async function endToken(db: Queries, id: string, expiresAt: Date): Promise<void> {
  await db.drizzle.insert(endedTokens).values({ id, expiresAt }).onConflictDoNothing()
  await db.drizzle.delete(sessions).where(eq(sessions.id, id))
}
