import { connectOnce } from '../src/db/connection/postgres-connection.ts'

/** How many enquiries come on each of its days. */
export const A_DAY = 200

/**
 * A business that grows older: the same enquiries a day, for as many days as there are rows. Nine of ten are answered,
 * by a member of staff, after up to 30 hours.
 */
export async function fillOlder(url: string, rows: number, { searchable = false } = {}): Promise<void> {
  const client = await connectOnce(url)
  // Both take longer to write than all the rest.
  await client.query('drop index enquiries_search')
  await client.query('alter table enquiries disable trigger user')
  await client.query(
    `insert into enquiries (name, phone, email, subject, message, status, context, created_at)
     select 'Name ' || n, '+91 98400 91273', 'p' || n || '@mail.example', 'enquiry',
       'Two rooms with a view of the sea, please, for guest ' || n,
       (array['pending','in_progress','resolved','closed'])[1 + n % 4]::enquiry_status,
       jsonb_build_object('kind', 'hotel', 'slug', 'house-' || n % 30, 'page', '/hotels/house-' || n % 30),
       now() - interval '1 minute' - n * interval '1 day' / ${A_DAY}
     from generate_series(1, $1::integer) n`,
    [rows],
  )
  await client.query(
    `insert into first_answers (enquiry_id, answered_at, by_id)
     select e.id, e.created_at + random() * interval '30 hours', (select id from users where role = 'admin' limit 1)
     from enquiries e where random() < 0.9`,
  )
  await client.query('alter table enquiries enable trigger user')
  if (searchable) await client.query('create index enquiries_search on enquiries using gin (search)')
  await client.query('vacuum analyze enquiries, first_answers')
  await client.end()
}
