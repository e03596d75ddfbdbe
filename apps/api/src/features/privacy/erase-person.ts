import type { ErasedResult } from '@susegad/api-client/contract'
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
import { eraseEnquiries } from '../enquiries/changes/erase-enquiries.ts'
import { identityKey } from '../users/identity.ts'
import type { UserRow } from '../users/user-store.ts'
import type { AddressDigest } from './address-digest.ts'
import { forgetFormerAddress, removeAccount } from './person-store.ts'

interface Erasing {
  by: Actor
  /** Record of the audit entry: a person's own account, or a person whom staff found by address. */
  record: 'account' | 'person'
  email: string
  account: UserRow | undefined
  enquiries: readonly string[]
  digest: AddressDigest
}

/** Erases a person's data and records the erasure for restored backups. Call it in a transaction. */
export async function erasePerson(tx: Queries, erasing: Erasing): Promise<ErasedResult['erased']> {
  const { by, record, email, account, digest } = erasing
  const at = new Date().toISOString()
  const addressKey = identityKey(email)
  // Anybody can register an address, so data found by address requires a confirmed one.
  const byAddress = record === 'person' || (account !== undefined && account.emailVerifiedAt !== null)
  const letters = await eraseLetters(tx, erasing.enquiries, {
    ...(byAddress && { addressKey }),
    ...(account && { userId: account.id }),
  })
  const ids = await eraseEnquiries(tx, by, erasing.enquiries)
  await writeAudit(tx, by, {
    action: 'erased',
    record,
    count: ids.length,
    ...(account && { recordId: account.id }),
  })
  if (byAddress) await forgetSubscription(tx, addressKey)
  if (record === 'person') {
    await forgetFormerAddress(tx, addressKey)
    await forgetContacts(tx, [addressKey])
    await blankMessagesFrom(tx, addressKey, at)
  }
  const records: ErasedRecord[] = ids.map((id) => ({ record: 'enquiry', id, at }))
  if (account) {
    records.push({ record: 'account', id: account.id, at })
    await removeAccount(tx, account.id)
  }
  // Erasing one's own account excludes enquiries that only contain its unconfirmed address.
  const addresses = record === 'person' ? [{ digest: digest.of(email), madeWith: digest.madeWith, at }] : []
  await addErasures(tx, { records, addresses })
  return { accounts: account ? 1 : 0, enquiries: ids.length, letters }
}
