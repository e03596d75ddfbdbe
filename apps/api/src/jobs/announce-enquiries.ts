import { TIME_ZONE } from '@susegad/api-client/rules'
import type { Config } from '../config.ts'
import type { Database, Queries } from '../db/database.ts'
import { type EnquiryRow, rowColumns } from '../features/enquiries/enquiry-rows.ts'
import { listStaff } from '../features/users/user-store.ts'

/** For each recipient; beyond that, one letter lists all new enquiries. */
const SINGLE_LETTERS_AN_HOUR = 20
const MOST_AT_ONCE = 500
const isAddress = (text: string): boolean => /^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(text)

// Created once: the constructor costs more than the rest of a letter.
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

const describe = (row: EnquiryRow, publicUrl: string): string =>
  [
    `Name: ${row.name}`,
    `Phone: ${row.phone}`,
    `Email: ${row.email}`,
    `Date of plan: ${row.date_of_plan ?? 'N/A'}`,
    `Subject: ${row.subject}`,
    ...(row.context ? [`Written at: ${row.context.slug ?? row.context.kind}`] : []),
    `Sent: ${clock.format(new Date(row.created_at))}`,
    '',
    row.message,
    '',
    `${publicUrl}/dashboard?enquiry=${row.id}`,
  ].join('\n')

async function write(
  tx: Queries,
  to: string[],
  letter: { replyTo: string | null; subject: string; body: string },
) {
  for (const recipient of to) {
    await tx.query('insert into outbox (recipient, reply_to, subject, body) values ($1, $2, $3, $4)', [
      recipient,
      letter.replyTo,
      letter.subject.slice(0, 200),
      letter.body,
    ])
  }
}

async function writeLetters(tx: Queries, rows: EnquiryRow[], to: string[], publicUrl: string): Promise<void> {
  const [recent] = await tx.query<{ n: number }>(
    `select max(n)::integer as n from (
       select count(*) as n from outbox
       where created_at > now() - interval '1 hour' and recipient = any (string_to_array($1, chr(10)))
         and secret is not true
       group by recipient
     ) of_each`,
    [to.join('\n')],
  )
  if ((recent?.n ?? 0) + rows.length > SINGLE_LETTERS_AN_HOUR) {
    const body = rows.map((row) => describe(row, publicUrl)).join('\n\n---\n\n')
    await write(tx, to, {
      replyTo: null,
      subject: rows.length === 1 ? '1 new enquiry' : `${rows.length} new enquiries`,
      body,
    })
    return
  }
  for (const row of rows) {
    const replyTo = isAddress(row.email) ? row.email : null
    const subject = `New enquiry from ${row.name}: ${row.subject}`
    await write(tx, to, { replyTo, subject, body: describe(row, publicUrl) })
  }
}

/** Writes letters about enquiries that are not announced yet; each is announced once. */
export async function announceEnquiries(
  db: Database,
  config: Pick<Config, 'mailTo' | 'publicUrl'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.query<EnquiryRow>(
      `with due as (
         update new_enquiries set announced = true where enquiry_id in (
           select enquiry_id from new_enquiries where not announced limit ${MOST_AT_ONCE} for update skip locked
         )
         returning enquiry_id
       )
       select ${rowColumns}, null as assignee_name from enquiries e join due on due.enquiry_id = e.id
       where e.deleted_at is null and e.spam is null
       order by e.created_at, e.id`,
    )
    const to = config.mailTo ?? (await listStaff(tx)).map(({ email }) => email)
    if (rows.length > 0 && to.length > 0) await writeLetters(tx, rows, to, config.publicUrl)
  })
}
