import type { ErasedResult } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import {
  addErasures,
  blankMessagesFrom,
  type ErasedRecord,
  eraseLetters,
  forgetContacts,
  forgetSubscription,
} from '../../db/stores/erasure-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { eraseEnquiries } from '../enquiries/changes/erase-enquiries.ts'
import { lockWithThreads } from '../enquiries/changes/lock-enquiries.ts'
import { threadOf } from '../enquiries/thread-parts.ts'
import { assertStillOwner } from '../staff/staff-store.ts'
import { releaseAddress } from '../users/account-link-store.ts'
import { identityKey } from '../users/identity.ts'
import { lockByAddress, lockUser, type UserRow } from '../users/user-store.ts'
import type { AddressDigest } from './address-digest.ts'
import { erasableEnquiries, personEnquiries, removeAccount, sendersOf } from './person-store.ts'

interface Erasing {
  by: Actor
  /** Record of the audit entry: a person's own account, or a person whom staff found by address. */
  record: 'account' | 'person'
  email: string
  account: UserRow | undefined
  enquiries: readonly string[]
  digest: AddressDigest
}

/** Erases a person's data and records the erasure for restored backups. Adds to `changed` what open desks show. */
async function erasePerson(
  tx: Queries,
  erasing: Erasing,
  changed: string[],
): Promise<ErasedResult['erased']> {
  const { by, record, email, account, digest } = erasing
  // Lock before deleting: a message that is being stored commits first, so that its emails are deleted too.
  await lockWithThreads(tx, erasing.enquiries)
  // Erasing ends their merges, so their threads are found before.
  for (const id of erasing.enquiries) changed.push(id, await threadOf(tx, id))
  const at = new Date().toISOString()
  const addressKey = identityKey(email)
  // Anybody can register an address, so data found by address requires a confirmed one.
  const byAddress = record === 'person' || (account !== undefined && account.emailVerifiedAt !== null)
  const letters = await eraseLetters(tx, erasing.enquiries, {
    ...(byAddress && { addressKey }),
    ...(account && { userId: account.id }),
  })
  const senders = record === 'person' ? await sendersOf(tx, addressKey, erasing.enquiries) : []
  const ids = await eraseEnquiries(tx, by, erasing.enquiries)
  await writeAudit(tx, by, {
    action: 'erased',
    record,
    count: ids.length,
    ...(account && { recordId: account.id }),
  })
  if (byAddress) await forgetSubscription(tx, addressKey)
  if (record === 'person') {
    await releaseAddress(tx, email)
    await forgetContacts(tx, [addressKey])
    for (const { enquiry } of await blankMessagesFrom(tx, senders, at))
      changed.push(enquiry, await threadOf(tx, enquiry))
  }
  const records: ErasedRecord[] = ids.map((id) => ({ record: 'enquiry', id, at }))
  if (account) {
    records.push({ record: 'account', id: account.id, at })
    await removeAccount(tx, account.id)
  }
  // Erasing one's own account excludes enquiries that only contain its unconfirmed address.
  const addresses = senders.map((sender) => ({ digest: digest.of(sender), madeWith: digest.madeWith, at }))
  await addErasures(tx, { records, addresses })
  return { accounts: account ? 1 : 0, enquiries: ids.length, letters }
}

async function eraseFound({ db, live }: FastifyInstance, find: (tx: Queries) => Promise<Erasing>) {
  const changed: string[] = []
  const erased = await db.transaction(async (tx) => erasePerson(tx, await find(tx), changed))
  if (changed.length > 0) live.tell('changed', changed)
  return erased
}

/** Erases the actor's own account and enquiries. */
export const eraseAccount = (app: FastifyInstance, by: Actor, digest: AddressDigest) =>
  eraseFound(app, async (tx) => {
    const account = await lockUser(tx, by.id)
    if (!account) throw notFound('The account')
    const enquiries = (await erasableEnquiries(tx, account)).map(({ id }) => id)
    return { by, record: 'account', email: account.email, account, enquiries, digest }
  })

/** Erases, for an owner, the person with this email address. */
export const eraseByAddress = (app: FastifyInstance, by: Actor, email: string, digest: AddressDigest) =>
  eraseFound(app, async (tx) => {
    await assertStillOwner(tx, by.id)
    const account = await lockByAddress(tx, email)
    if (account?.role === 'admin') {
      const message = 'This address belongs to the staff. Remove the account from the staff first.'
      throw new HttpError(422, message, { errors: { email: message } })
    }
    const enquiries = (await personEnquiries(tx, email, account?.id ?? null)).map(({ id }) => id)
    return { by, record: 'person', email, account, enquiries, digest }
  })
