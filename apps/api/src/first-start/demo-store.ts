import type { Queries } from '../db/database.ts'
import { markDone } from '../db/stores/job-turns.ts'
import { tellWebhooks } from '../features/enquiries/changes/webhook-events.ts'

const CLEARED = 'clear-demo'

/** Whether there are no enquiries and no customers, and the samples were never removed. */
export async function isUntouched(db: Queries): Promise<boolean> {
  const found = await db.query(
    `select 1 from enquiries union all select 1 from users where role = 'customer'
     union all select 1 from job_runs where job = $1 limit 1`,
    [CLEARED],
  )
  return found.length === 0
}

/** Keeps the next start from adding the samples again. */
export const markCleared = (tx: Queries) => markDone(tx, CLEARED)

/** Permanently removes enquiries with both an email address and a message of the samples. */
export async function removeEnquiries(tx: Queries, emails: string[], messages: string[]): Promise<number> {
  const gone = await tx.query<{ id: string; shown: boolean }>(
    `delete from enquiries where email = any ($1::text[]) and message = any ($2::text[])
     returning id, deleted_at is null and spam is null as shown`,
    [emails, messages],
  )
  const shown = gone.filter((row) => row.shown).map(({ id }) => id)
  await tellWebhooks(tx, 'enquiry.deleted', shown)
  return gone.length
}

export const removeAccounts = (tx: Queries, ids: string[]) =>
  tx.query('delete from users where id = any ($1::uuid[])', [ids])

/** Locks, so that only one of several starting processes fills the database. Call it in a transaction. */
export const waitForOtherSeeds = (tx: Queries) => tx.query('select pg_advisory_xact_lock(7260143)')

export interface DemoRow {
  name: string
  phone: string
  email: string
  subject: string
  message: string
  dateOfPlan: string | null
  context: string | null
  trip: string | null
  estimate: string | null
  status: string
  assignedTo: string | null
  userId: string | null
  createdAt: string
}

export async function storeDemo(db: Queries, rows: DemoRow[]): Promise<void> {
  await db.query(
    `insert into enquiries (name, phone, email, subject, message, date_of_plan, context, trip, estimate,
       status, turn, assigned_to, user_id, created_at, updated_at)
     select r.name, r.phone, r.email, r.subject, r.message, r."dateOfPlan", r.context::jsonb, r.trip::jsonb,
       r.estimate::jsonb, r.status, case r.status when 'pending' then 'us' else 'customer' end, r."assignedTo", r."userId", r."createdAt", r."createdAt"
     from jsonb_to_recordset($1::jsonb) as r (
       name text, phone text, email text, subject text, message text, "dateOfPlan" date, context text, trip text,
       estimate text, status enquiry_status, "assignedTo" uuid, "userId" uuid, "createdAt" timestamptz
     )`,
    [JSON.stringify(rows)],
  )
}

export const addDemoNotes = (db: Queries, authorId: string) =>
  db.query(
    `insert into enquiry_notes (enquiry_id, author_id, text, created_at)
     select id, $1::uuid, 'Called, no answer. Sent the rates on WhatsApp.', created_at + interval '3 hours'
     from enquiries where status = 'in_progress' order by created_at desc limit 5`,
    [authorId],
  )
