import type { profileInput } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { type Session, signedOut } from '../../../http/session.ts'
import { mailConfirmation, mailRestoreLink, type Sender } from '../account-letters.ts'
import { dropPasswordLinks } from '../account-link-store.ts'
import { identityKey } from '../identity.ts'
import { orTaken } from '../taken-names.ts'
import { findUser, lockUser, type Profile, takenFields, type UserRow, updateProfile } from '../user-store.ts'

interface Changing {
  session: Session
  /** A hash of the network address. */
  address: string
  sender: Sender
}

/** Limits renames by account and by address: each attempt reveals whether a username or email address is taken. */
async function limitNames({ db, limits }: FastifyInstance, id: string, address: string, values: Profile) {
  const user = await findUser(db, id)
  if (user?.emailKey === identityKey(values.email) && user.usernameKey === identityKey(values.username))
    return
  const what = 'Too many changes of username or email'
  await limits.take(limits.rates.names, `names of ${id}`, what)
  await limits.take(limits.rates.names, `names from ${address}`, what)
}

/** A former email address gets a link to restore it. Undefined if the session has ended. */
function storeProfile(db: Database, { id, tokenVersion }: Session, values: Profile, sender: Sender) {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, id)
    if (before?.tokenVersion !== tokenVersion) return undefined
    const after = await updateProfile(tx, id, values)
    if (before.emailKey !== identityKey(values.email)) {
      await dropPasswordLinks(tx, id)
      await mailRestoreLink(tx, before, sender)
      if (after) await mailConfirmation(tx, after, sender)
    }
    return after
  })
}

/** Changes the profile of the signed-in person. */
export async function changeProfile(
  app: FastifyInstance,
  { session, address: from, sender }: Changing,
  { address, dateOfBirth, ...names }: z.output<typeof profileInput>,
): Promise<UserRow> {
  await limitNames(app, session.id, from, names)
  const profile = { ...names, ...address, ...(dateOfBirth !== undefined && { dateOfBirth }) }
  const row = await orTaken(
    () => storeProfile(app.db, session, profile, sender),
    () => takenFields(app.db, names, session.id),
  )
  if (!row) throw signedOut()
  return row
}
