import type { Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import {
  addErasures,
  blankMessagesFrom,
  type Erasures,
  eraseLetters,
  forgetSubscription,
  readErasures,
} from '../../db/stores/erasure-store.ts'
import { eraseEnquiries } from '../enquiries/changes/erase-enquiries.ts'
import { findUser } from '../users/user-store.ts'
import type { AddressDigest } from './address-digest.ts'
import {
  erasedBefore,
  listedRecords,
  mailSenders,
  ownEnquiries,
  removeAccount,
  unsubscribedAddressesOf,
} from './person-store.ts'

export interface Replayed {
  enquiries: number
  accounts: number
  /** Erasures hashed with another secret, which can't be matched with the backup. */
  unreadable: number
}

/** Blanks messages of erased people in other threads, and finds other data with these addresses. */
async function foundByAddress(tx: Queries, { addresses }: Erasures, digest: AddressDigest) {
  const readable = new Map(
    addresses.filter(({ madeWith }) => madeWith === digest.madeWith).map((erased) => [erased.digest, erased]),
  )
  if (readable.size === 0) return []
  for (const { sender } of await mailSenders(tx)) {
    const erased = readable.get(digest.of(sender))
    if (erased) await blankMessagesFrom(tx, [sender], erased.at)
  }
  for (const { address, at } of await unsubscribedAddressesOf(tx)) {
    const erased = readable.get(digest.of(address))
    if (erased && new Date(at) <= new Date(erased.at)) await forgetSubscription(tx, address)
  }
  return erasedBefore(tx, (email) => readable.get(digest.of(email)))
}

/** Repeats erasures since the backup. Call it in the transaction of the restore. */
export async function replayErasures(tx: Queries, known: Erasures, digest: AddressDigest): Promise<Replayed> {
  await addErasures(tx, known)
  const all = await readErasures(tx)
  const found = [...(await listedRecords(tx)), ...(await foundByAddress(tx, all, digest))]
  const idsOf = (kind: 'enquiry' | 'account') => [
    ...new Set(found.filter((row) => row.kind === kind).map(({ id }) => id)),
  ]
  const accounts = idsOf('account')
  const erasedDigests = new Set(all.addresses.map((erased) => erased.digest))
  const enquiries = idsOf('enquiry')
  for (const id of accounts) {
    const user = await findUser(tx, id)
    const own = await ownEnquiries(tx, id)
    enquiries.push(...own.map((row) => row.id))
    // As in the original erasure: by address only if it was confirmed, or if staff erased the person.
    const byAddress =
      user && (user.emailVerifiedAt !== null || erasedDigests.has(digest.of(user.email)))
        ? user.emailKey
        : undefined
    await eraseLetters(tx, [], { userId: id, ...(byAddress !== undefined && { addressKey: byAddress }) })
    if (byAddress !== undefined) await forgetSubscription(tx, byAddress)
    await removeAccount(tx, id)
  }
  await eraseLetters(tx, enquiries)
  const blanked = await eraseEnquiries(tx, null, enquiries)
  const at = new Date().toISOString()
  await addErasures(tx, {
    records: [
      ...blanked.map((id) => ({ record: 'enquiry' as const, id, at })),
      ...accounts.map((id) => ({ record: 'account' as const, id, at })),
    ],
    addresses: [],
  })
  if (blanked.length + accounts.length > 0)
    await writeAudit(tx, null, {
      action: 'erased',
      record: 'enquiries',
      count: blanked.length,
      detail: 'restore',
    })
  const unreadable = all.addresses.filter(({ madeWith }) => madeWith !== digest.madeWith).length
  return { enquiries: blanked.length, accounts: accounts.length, unreadable }
}
