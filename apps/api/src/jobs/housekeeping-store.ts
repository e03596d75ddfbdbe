import { and, inArray, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.ts'
import { accessTokens } from '../db/schema/account/access-tokens.ts'
import { sessions } from '../db/schema/account/sessions.ts'
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

const older = (column: PgColumn, than: string) => lt(column, sql`now() - ${than}::text::interval`)

/** Deletes rows that are no longer needed; how long people's data is kept is a setting of its own. */
export async function keepHouse({ drizzle }: Queries): Promise<void> {
  await drizzle.delete(submissionKeys).where(older(submissionKeys.createdAt, '24 hours'))
  await drizzle.delete(rateLimits).where(older(rateLimits.freeAt, '1 day'))
  await drizzle.delete(knownAddresses).where(older(knownAddresses.seenAt, '90 days'))
  await drizzle.delete(knownDevices).where(older(knownDevices.seenAt, '90 days'))
  await drizzle.delete(accountLinks).where(older(accountLinks.expiresAt, '0'))
  // One day of margin: the clocks of processes and database may differ.
  await drizzle.delete(endedTokens).where(older(endedTokens.expiresAt, '1 day'))
  // Until then its owner sees why a program is refused.
  await drizzle.delete(accessTokens).where(older(accessTokens.expiresAt, '30 days'))
  await drizzle.delete(sessions).where(older(sessions.expiresAt, '0'))
  await drizzle.delete(contentVisits).where(older(contentVisits.at, '1 day'))
  // Abandoned uploads and refused photos.
  await drizzle
    .delete(contentPhotos)
    .where(and(inArray(contentPhotos.state, ['uploading', 'refused']), older(contentPhotos.at, '1 day')))
  await drizzle.delete(contentStaged).where(older(contentStaged.at, '1 day'))
  await drizzle.delete(contentImports).where(older(contentImports.at, '1 day'))
  await drizzle.delete(staffInvites).where(older(staffInvites.expiresAt, '0'))
  await drizzle.delete(webhookDeliveries).where(older(webhookDeliveries.occurredAt, '30 days'))
  await drizzle
    .update(webhookEndpoints)
    .set({ formerSecret: null, formerUntil: null })
    .where(older(webhookEndpoints.formerUntil, '0'))
}

/** Moves announced enquiries into the day counters; only one of several processes does it. */
export const sealEnquiries = (db: Queries) => db.query('select seal_enquiries()')
