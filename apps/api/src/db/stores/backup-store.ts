import type { Database, Queries, Row } from '../database.ts'

/**
 * In foreign-key order. Without rate limits, job times, who has a record open, undo data,
 * leftovers in a photo storage, and day counters, which are recounted.
 */
const tables = [
  { name: 'users', order: 'id' },
  { name: 'trips', order: 'user_id' },
  { name: 'saved_views', order: 'id' },
  { name: 'enquiries', order: 'id' },
  { name: 'enquiry_notes', order: 'id' },
  { name: 'note_mentions', order: 'note_id, user_id' },
  { name: 'enquiry_changes', order: 'id', identity: 'id' },
  { name: 'first_answers', order: 'enquiry_id' },
  // Merged customers come after the customer they were merged into.
  { name: 'customers', order: 'merged_at desc nulls first, id' },
  { name: 'customer_contacts', order: 'key' },
  { name: 'customer_distinctions', order: 'key, other' },
  { name: 'messages', order: 'id', identity: 'place' },
  { name: 'quotes', order: 'id' },
  { name: 'enquiry_reads', order: 'enquiry_id, user_id' },
  { name: 'attachments', order: 'id' },
  { name: 'attachment_parts', order: 'attachment_id, place', batch: 4 },
  { name: 'reply_templates', order: 'id' },
  { name: 'labels', order: 'id' },
  { name: 'view_orders', order: 'user_id' },
  { name: 'content_releases', order: 'id' },
  { name: 'content_records', order: 'release_id, kind, slug' },
  { name: 'content_drafts', order: 'kind, slug' },
  { name: 'content_revisions', order: 'id', identity: 'id' },
  { name: 'content_photos', order: 'id' },
  { name: 'content_photo_parts', order: 'photo_id, of, place', batch: 4 },
  { name: 'routing_rules', order: 'id' },
  { name: 'routing_people', order: 'rule_id, user_id' },
  { name: 'absences', order: 'user_id' },
  { name: 'submission_keys', order: 'key' },
  { name: 'known_addresses', order: 'user_id, address' },
  { name: 'known_devices', order: 'user_id, device' },
  { name: 'account_links', order: 'digest' },
  { name: 'ended_tokens', order: 'id' },
  { name: 'sessions', order: 'id' },
  { name: 'staff_invites', order: 'id' },
  { name: 'outbox', order: 'id', identity: 'id' },
  { name: 'new_enquiries', order: 'enquiry_id' },
  { name: 'audit_entries', order: 'id', identity: 'id' },
  { name: 'erasures', order: 'record, record_id' },
  { name: 'erased_addresses', order: 'digest' },
  { name: 'unsubscribed_addresses', order: 'address' },
  { name: 'passkeys', order: 'id' },
  { name: 'second_factors', order: 'user_id' },
  { name: 'recovery_codes', order: 'user_id, digest' },
  { name: 'staff_rules', order: 'id' },
  { name: 'opening_hours', order: 'id' },
  { name: 'staff_settings', order: 'user_id' },
  { name: 'access_tokens', order: 'id' },
  { name: 'webhook_endpoints', order: 'id' },
  { name: 'webhook_deliveries', order: 'id' },
] as const

type Table = (typeof tables)[number]

export interface BackupRow {
  table: string
  row: Row
}

/** Row counts of each table. */
export type RowCounts = Record<string, number>

/** A consistent snapshot of a database. */
export interface Snapshot {
  /** Hash of the last applied migration, which determines the columns. */
  schema: string
  counts: RowCounts
  batches: AsyncGenerator<BackupRow[]>
}

const BATCH = 500

/** Rows in memory at once: photo rows have a megabyte each. */
export function batchOf(table: string): number {
  const found = tables.find(({ name }) => name === table)
  return found && 'batch' in found ? found.batch : BATCH
}

/** Tables that a restore empties and does not refill. */
const emptied = [
  'enquiry_days',
  'enquiry_totals',
  'rate_limits',
  'content_visits',
  'content_imports',
  'content_import_parts',
  'content_staged',
  'bulk_operations',
  'bulk_operation_rows',
]

/** Tables that let somebody in without a password, or allow more password attempts. */
const revoked = [
  'sessions',
  'access_tokens',
  'account_links',
  'staff_invites',
  'known_addresses',
  'known_devices',
]

/** Names of the tables in this database; an older schema lacks some. */
async function tableNames(db: Queries): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return new Set(rows.map(({ name }) => name))
}

async function tablesOf(db: Queries): Promise<Table[]> {
  const names = await tableNames(db)
  return tables.filter(({ name }) => names.has(name))
}

export async function countRows(db: Queries): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const { name } of await tablesOf(db)) {
    const [row] = await db.query<{ n: number }>(`select count(*) as n from ${name}`)
    counts[name] = row?.n ?? 0
  }
  return counts
}

/** Columns that are not generated. */
async function columnsOf(tx: Queries, table: string): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}

async function* readRows(tx: Queries): AsyncGenerator<BackupRow[]> {
  for (const { name, order } of await tablesOf(tx)) {
    await tx.query(
      `declare backup no scroll cursor for
       select to_jsonb(t) as row from (select ${await columnsOf(tx, name)} from ${name} order by ${order}) t`,
    )
    for (;;) {
      const rows = await tx.query<{ row: Row }>(`fetch ${batchOf(name)} from backup`)
      if (rows.length === 0) break
      yield rows.map(({ row }) => ({ table: name, row }))
    }
    await tx.query('close backup')
  }
}

/** Lets `work` read from a snapshot while other connections keep writing. */
export const withSnapshot = <T>(db: Database, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only')
    await tx.query('set local statement_timeout = 0')
    await tx.query('set local idle_in_transaction_session_timeout = 0')
    const [last] = await tx.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by id desc limit 1',
    )
    return work({ schema: last?.hash ?? '', counts: await countRows(tx), batches: readRows(tx) })
  })

export const isEmpty = async (db: Queries): Promise<boolean> =>
  (await db.query('select 1 from users union all select 1 from enquiries limit 1')).length === 0

async function writeRows(tx: Queries, { name, ...table }: Table, rows: Row[]): Promise<void> {
  const columns = await columnsOf(tx, name)
  const overriding = 'identity' in table ? 'overriding system value' : ''
  await tx.query(
    `insert into ${name} (${columns}) ${overriding}
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

/**
 * Ends every session, access token, mailed link and invitation that a backup brings back: they may have been revoked
 * since. Token versions become the time in tens of seconds: a fixed step would repeat the versions of the first restore
 * when the backup is restored twice.
 */
export async function revokeAccess(tx: Queries): Promise<void> {
  await tx.query(
    `update users set token_version = greatest(token_version + 1, (extract(epoch from clock_timestamp()) / 10)::integer)`,
  )
  for (const table of revoked) await tx.query(`delete from ${table}`)
}

/** Replaces the database's content with rows of the same schema and runs the follow-up steps, in one transaction. */
export async function writeBackup(
  db: Database,
  batches: AsyncIterable<BackupRow[]>,
  afterwards: (tx: Queries) => Promise<unknown> = async () => {},
): Promise<RowCounts> {
  return db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    const own = await tablesOf(tx)
    const names = await tableNames(tx)
    const all = [...own.map(({ name }) => name), ...emptied.filter((name) => names.has(name))]
    // A backup contains the bytes of its photos, so objects in the photo storage become unused.
    if (names.has('content_photo_leftovers'))
      await tx.query(
        `insert into content_photo_leftovers (object, due)
         select object, clock_timestamp() + interval '1 day' from content_photo_parts where object is not null
         on conflict (object) do nothing`,
      )
    await tx.query(`truncate ${all.join(', ')}`)
    // Triggers would count rows again, or reject rows that were valid when stored.
    for (const { name } of own) await tx.query(`alter table ${name} disable trigger user`)
    for await (const batch of batches) {
      for (const [name, rows = []] of Object.entries(Object.groupBy(batch, ({ table }) => table))) {
        const table = own.find((known) => known.name === name)
        if (!table) throw new Error(`The backup has rows of ${name}, which this database doesn't have`)
        await writeRows(
          tx,
          table,
          rows.map(({ row }) => row),
        )
      }
    }
    for (const { name } of own) await tx.query(`alter table ${name} enable trigger user`)
    for (const { name, ...table } of own) {
      if (!('identity' in table)) continue
      await tx.query(
        `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${table.identity}), 0) + 1 from ${name}), false)`,
        [name, table.identity],
      )
    }
    await tx.query('select recount_enquiries()')
    await afterwards(tx)
    return countRows(tx)
  })
}
