import { and, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { accessTokens } from '../db/schema/account/access-tokens.ts'
import { sessions } from '../db/schema/account/sessions.ts'
import { attachments } from '../db/schema/desk/attachments.ts'
import { submissionKeys } from '../db/schema/desk/enquiries.ts'
import { staffInvites } from '../db/schema/desk/staff.ts'
import {
  accountLinks,
  endedTokens,
  knownAddresses,
  knownDevices,
  rateLimits,
} from '../db/schema/operation/service.ts'
import { webhookDeliveries, webhookEndpoints } from '../db/schema/operation/webhooks.ts'
import { contentVisits } from '../db/schema/studio/content.ts'
import { contentImports, contentStaged } from '../db/schema/studio/imports.ts'
import { contentPhotos } from '../db/schema/studio/photos.ts'
import { KEY_DAYS } from '../http/idempotency-key.ts'
import { runEveryStep } from '../process/every-step.ts'

const older = (column: PgColumn, than: string) => lt(column, sql`now() - ${than}::text::interval`)

const endFormerSecrets = ({ drizzle }: Queries) =>
  drizzle
    .update(webhookEndpoints)
    .set({ formerSecret: null, formerUntil: null })
    .where(older(webhookEndpoints.formerUntil, '0'))

const unneeded: readonly [PgTable, SQL | undefined][] = [
  [
    submissionKeys,
    or(
      older(submissionKeys.createdAt, `${KEY_DAYS} days`),
      // Keys of double clicks hold a hashed network address.
      and(like(submissionKeys.key, 'enquiry from %'), older(submissionKeys.createdAt, '1 day')),
    ),
  ],
  [rateLimits, older(rateLimits.freeAt, '1 day')],
  [knownAddresses, older(knownAddresses.seenAt, '90 days')],
  [knownDevices, older(knownDevices.seenAt, '90 days')],
  [accountLinks, older(accountLinks.expiresAt, '0')],
  // One day of margin: the clocks of processes and database may differ.
  [endedTokens, older(endedTokens.expiresAt, '1 day')],
  // Kept until then, so that the owner sees why a program is refused.
  [accessTokens, older(accessTokens.expiresAt, '30 days')],
  [sessions, older(sessions.expiresAt, '0')],
  [contentVisits, older(contentVisits.at, '1 day')],
  // Abandoned uploads and refused photos.
  [
    contentPhotos,
    and(inArray(contentPhotos.state, ['uploading', 'refused']), older(contentPhotos.at, '1 day')),
  ],
  // Uploads that stopped half-way, and files that were never sent with a message.
  [
    attachments,
    and(
      isNull(attachments.messageId),
      or(
        older(attachments.at, '7 days'),
        and(lt(attachments.received, attachments.size), older(attachments.at, '1 day')),
      ),
    ),
  ],
  [contentStaged, older(contentStaged.at, '1 day')],
  [contentImports, older(contentImports.at, '1 day')],
  [staffInvites, older(staffInvites.expiresAt, '0')],
  [webhookDeliveries, older(webhookDeliveries.occurredAt, '30 days')],
]

/** Deletes rows that are no longer needed; personal data has its own retention settings. */
export const keepHouse = (db: Queries): Promise<void> =>
  runEveryStep([
    ...unneeded.map(
      ([table, condition]) =>
        () =>
          deleteInBatches(db, table, condition),
    ),
    () => endFormerSecrets(db),
  ])
