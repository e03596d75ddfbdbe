import type { Queries } from '../db/database.ts'
import { letterDue } from '../db/stores/outbox-store.ts'
import { SNOOZE_OVER } from '../features/enquiries/changes/end-snoozes.ts'
import { HOURS_TO_APPLY } from '../features/opening-hours/opening-hours-store.ts'
import { UNDER_WAY } from '../features/operations/operation-store.ts'
import { PHOTO_DUE } from '../studio/photos/conversion-store.ts'
import { NEWEST_RELEASE, RELEASE_DUE } from '../studio/releases/lease-store.ts'
import { DELIVERY_DUE } from './webhooks/claim-store.ts'

/** What the database has for the background jobs. */
export interface Waiting {
  seal: boolean
  announce: boolean
  mail: boolean
  chats: boolean
  operations: boolean
  snoozed: boolean
  openingHours: boolean
  release: boolean
  /** The release that visitors should see. */
  newest: string | null
  photos: boolean
  webhooks: boolean
}

const waiting = `
  select exists (select from new_enquiries where announced) as seal,
    exists (select from new_enquiries where not announced) as announce,
    exists (select from outbox o where ${letterDue('email')}) as mail,
    exists (select from outbox o where ${letterDue('whatsapp')}) as chats,
    exists (select from bulk_operations where ${UNDER_WAY}) as operations,
    exists (select from enquiries where ${SNOOZE_OVER}) as snoozed,
    exists (select from opening_hours where ${HOURS_TO_APPLY}) as "openingHours",
    exists (select from content_releases where ${RELEASE_DUE}) as release,
    (select id from (${NEWEST_RELEASE}) newest) as newest,
    exists (select from content_photos where ${PHOTO_DUE}) as photos,
    exists (
      select from webhook_endpoints w join webhook_deliveries d on d.endpoint_id = w.id where ${DELIVERY_DUE}
    ) as webhooks`

/** One statement for all jobs, so that an idle process asks little. */
export async function readWaiting(db: Queries): Promise<Waiting> {
  const [row] = await db.query<Waiting>(waiting)
  if (!row) throw new Error('The database returned no row')
  return row
}
