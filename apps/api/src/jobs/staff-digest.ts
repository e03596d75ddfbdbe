import { openTimeBetween } from '@susegad/api-client/opening-time'
import { TIME_ZONE } from '@susegad/api-client/rules'
import type { Database, Queries } from '../db/database.ts'
import { claimDay } from '../db/stores/job-turns.ts'
import { writeLetter } from '../db/stores/outbox-store.ts'
import { readHours } from '../features/enquiries/promise/due-times.ts'
import { threadParts } from '../features/enquiries/thread-parts.ts'
import { listNotified } from '../features/staff/settings/staff-settings-store.ts'
import type { Config } from '../settings/config.ts'

const JOB = 'staff-digest'
const HOUR = 3_600_000
/** Without opening hours, the digest is written at nine in the morning, desk time. */
const USUAL_HOUR = 9
const MOST_LISTED = 30
/** After a pause of the service, older news is left to the desk. */
const MOST_DAYS = 7

/** Whether the business has opened today. On a closed day there is no digest. */
async function hasOpened(tx: Queries, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ midnight: string }>(
    'select enquiry_day_start(enquiry_day($1::timestamptz))::text as midnight',
    [now.toISOString()],
  )
  const midnight = Date.parse(row?.midnight ?? '')
  const hours = await readHours(tx)
  return hours
    ? openTimeBetween(hours, midnight, now.getTime(), TIME_ZONE) > 0
    : now.getTime() - midnight >= USUAL_HOUR * HOUR
}

interface News {
  id: string
  name: string
  subject: string
  about: 'new' | 'reply'
}

/** New enquiries since a moment, and replies in a person's enquiries and unassigned ones. */
const newsFor = (tx: Queries, userId: string, since: string, until: Date) =>
  tx.query<News>(
    `select e.id, e.name, e.subject, case when e.created_at >= $2::timestamptz then 'new' else 'reply' end as about
     from enquiries e
     where e.deleted_at is null and e.spam is null and e.erased_at is null
       and coalesce(e.last_message_at, e.created_at) >= $2::timestamptz
       and (e.created_at >= $2::timestamptz and e.created_at < $3::timestamptz
         or e.turn = 'us' and e.status in ('pending', 'in_progress')
           and (e.assigned_to = $1::uuid or e.assigned_to is null)
           and exists (select from messages m where m.enquiry_id = any(${threadParts('e.id')}) and m.direction = 'in'
             and m.created_at >= $2::timestamptz and m.created_at < $3::timestamptz))
     order by e.created_at desc, e.id desc limit ${MOST_LISTED + 1}`,
    [userId, since, until.toISOString()],
  )

function digest(news: readonly News[], { publicUrl }: Pick<Config, 'publicUrl'>) {
  const shown = news.slice(0, MOST_LISTED)
  const lines = (about: News['about'], title: string) => {
    const of = shown.filter((it) => it.about === about)
    return of.length === 0
      ? []
      : [
          title,
          ...of.flatMap(({ id, name, subject }) => [
            `- ${name}: ${subject}`,
            `  ${publicUrl}/dashboard?enquiry=${id}`,
          ]),
          '',
        ]
  }
  return {
    subject: 'Enquiries since your last daily email',
    body: [
      ...lines('new', 'New enquiries'),
      ...lines('reply', 'Customers wrote again'),
      ...(news.length > shown.length ? ['There are more at the desk.', ''] : []),
      `All enquiries: ${publicUrl}/dashboard`,
      '',
      `You get this email once a day. Change that in your profile: ${publicUrl}/profile`,
    ].join('\n'),
    // Not an announcement of a new enquiry, so it doesn't count as one.
    enquiries: 0,
    enquiryIds: shown.map(({ id }) => id),
  }
}

/** Writes one email a day, when the business opens, to staff who chose that; nothing new, no email. */
export async function mailDigests(
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const readers = (await listNotified(tx)).filter(({ notifications }) => notifications === 'digest')
    if (readers.length === 0 || !(await hasOpened(tx, now))) return
    const [last] = await tx.query<{ since: string }>(
      `select greatest(
         coalesce(max(done_at), $2::timestamptz - interval '1 day'),
         $2::timestamptz - interval '${MOST_DAYS} days'
       )::text as since from job_runs where job = $1`,
      [JOB, now.toISOString()],
    )
    if (!(await claimDay(tx, JOB, now))) return
    for (const { id, email } of readers) {
      const news = await newsFor(tx, id, last?.since ?? '', now)
      if (news.length > 0) await writeLetter(tx, { ...digest(news, config), recipient: email })
    }
  })
}
