import type { Attachment, OwnData, PersonData } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import type { AttachmentLinks } from '../attachments/attachment-link.ts'
import { toAttachment } from '../attachments/attachment-rows.ts'
import { toEnquiry } from '../enquiries/enquiry-rows.ts'
import { type MessageRow, toOwnMessage } from '../enquiries/messages/message-rows.ts'
import { messagesOf } from '../enquiries/messages/message-store.ts'
import { planIn } from '../enquiries/sent-plan.ts'
import { isUnsubscribed } from '../letters/unsubscribed-store.ts'
import { listPasskeys, toPasskey } from '../passkeys/passkey-store.ts'
import { findSecondFactor } from '../second-factor/second-factor-store.ts'
import { readSettings } from '../staff/settings/staff-settings-store.ts'
import { identityKey } from '../users/identity.ts'
import { findTrip } from '../users/trip/trip-store.ts'
import { toUser, type UserRow } from '../users/user-store.ts'
import type { AddressDigest } from './address-digest.ts'
import {
  browsersOf,
  lastErased,
  mailsFrom,
  markOf,
  notesOf,
  ownEnquiries,
  type PersonEnquiryRow,
  personEnquiries,
  sendersOf,
} from './person-store.ts'

const idsOf = (rows: readonly PersonEnquiryRow[]) => rows.map(({ id }) => id)

const isoOrNull = (at: string | Date | null) => (at === null ? null : new Date(at).toISOString())

const accountData = async (db: Queries, user: UserRow): Promise<OwnData['account']> => ({
  ...toUser(user),
  createdAt: new Date(user.createdAt).toISOString(),
  emailVerifiedAt: isoOrNull(user.emailVerifiedAt),
  consentVersion: user.consentVersion,
  consentAt: isoOrNull(user.consentAt),
  passkeys: (await listPasskeys(db, user.id)).map(toPasskey),
  secondFactorSince: isoOrNull((await findSecondFactor(db, user.id))?.confirmedAt ?? null),
  browsers: await browsersOf(db, user.id),
  trip: (await findTrip(db, user.id)).trip,
  ...(user.role === 'admin' && { staffSettings: await readSettings(db, user.id) }),
})

const linked = (file: Attachment, links: AttachmentLinks) => ({ ...file, link: links.addressOf(file._id) })

const enquiryData = (
  row: PersonEnquiryRow,
  messages: readonly MessageRow[] = [],
  links: AttachmentLinks,
): OwnData['enquiries'][number] => ({
  ...toEnquiry(row),
  plan: planIn(row),
  messages: messages.map((message) => {
    const shown = toOwnMessage(message)
    return { ...shown, attachments: shown.attachments.map((file) => linked(file, links)) }
  }),
  updatedAt: iso(row.updated_at),
  deletedAt: isoOrNull(row.deleted_at),
  consentVersion: row.consent_version,
  consentAt: isoOrNull(row.consent_at),
})

/** Everything stored about a signed-in person. */
export async function ownData(db: Queries, user: UserRow, links: AttachmentLinks): Promise<OwnData> {
  const rows = await ownEnquiries(db, user.id)
  const messages = await messagesOf(db, idsOf(rows), 'public')
  return {
    exportedAt: new Date().toISOString(),
    account: await accountData(db, user),
    // Not shown to an account that has not confirmed the address.
    ...(user.emailVerifiedAt !== null && { unsubscribed: await isUnsubscribed(db, user.email) }),
    enquiries: rows.map((row) => enquiryData(row, messages.get(row.id), links)),
  }
}

interface PersonQuery {
  email: string
  user: UserRow | undefined
  digest: AddressDigest
  links: AttachmentLinks
}

/** Everything stored about the person with this email address. */
export async function personData(
  db: Queries,
  { email, user, digest, links }: PersonQuery,
): Promise<PersonData> {
  const rows = await personEnquiries(db, email, user?.id ?? null)
  const notes = await notesOf(db, idsOf(rows))
  const senders = await sendersOf(db, identityKey(email), idsOf(rows))
  const messages = await messagesOf(db, idsOf(rows), 'all')
  return {
    exportedAt: new Date().toISOString(),
    email,
    account: user ? await accountData(db, user) : null,
    unsubscribed: await isUnsubscribed(db, email),
    enquiries: rows.map((row) => ({
      ...enquiryData(row, messages.get(row.id), links),
      notes: notes.get(row.id) ?? [],
    })),
    mails: (await mailsFrom(db, senders, idsOf(rows))).map((row) => ({
      _id: row.id,
      body: row.body,
      attachments: row.attachments.map((file) => linked(toAttachment(file), links)),
      refusedFiles: row.refused_files ?? [],
      createdAt: iso(row.created_at),
    })),
    mark: await markOf(db, identityKey(email)),
    erasedAt: await lastErased(db, digest.of(email)),
  }
}
