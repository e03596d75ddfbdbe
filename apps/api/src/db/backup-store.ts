import type { Database, Queries, Row } from './database.ts'

/** In foreign-key order. Rate limits are not backed up; day counters are rebuilt. */
const tables = [
  { name: 'users', order: 'id' },
  { name: 'enquiries', order: 'id', generated: ['search'] },
  { name: 'enquiry_notes', order: 'id' },
  { name: 'enquiry_changes', order: 'id', identity: true },
  { name: 'submission_keys', order: 'key' },
  { name: 'known_addresses', order: 'user_id, address' },
  { name: 'known_devices', order: 'user_id, device' },
  { name: 'account_links', order: 'digest' },
  { name: 'ended_tokens', order: 'id' },
  { name: 'outbox', order: 'id', identity: true },
  { name: 'new_enquiries', order: 'enquiry_id' },
] as const

// Triggers are off during a restore: they would count rows again, or reject rows that were valid when stored.
const triggered = ['users', 'enquiries']

export interface BackupRow {
  table: string
  row: Row
}

const BATCH = 500

/** Reads every row in one snapshot, while other connections keep writing. */
export async function readBackup(db: Database, onRows: (rows: BackupRow[]) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only')
    await tx.query('set local statement_timeout = 0')
    for (const { name, order, ...table } of tables) {
      const without = 'generated' in table ? ` - '${table.generated.join("' - '")}'` : ''
      await tx.query(
        `declare backup no scroll cursor for select to_jsonb(t)${without} as row from ${name} t order by ${order}`,
      )
      for (;;) {
        const rows = await tx.query<{ row: Row }>(`fetch ${BATCH} from backup`)
        if (rows.length === 0) break
        await onRows(rows.map(({ row }) => ({ table: name, row })))
      }
      await tx.query('close backup')
    }
  })
}

export const isEmpty = async (db: Queries): Promise<boolean> =>
  (await db.query('select 1 from users union all select 1 from enquiries limit 1')).length === 0

async function columnsOf(tx: Queries, table: string): Promise<string> {
  const rows = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}

/** Replaces the database's content with a backup, in one transaction. */
export async function writeBackup(
  db: Database,
  batches: AsyncIterable<BackupRow[]>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await db.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.query(
      `truncate ${tables.map(({ name }) => name).join(', ')}, enquiry_days, enquiry_totals, rate_limits`,
    )
    for (const name of triggered) await tx.query(`alter table ${name} disable trigger user`)
    for await (const rows of batches) {
      for (const { name, ...table } of tables) {
        const own = rows.filter((row) => row.table === name).map(({ row }) => row)
        if (own.length === 0) continue
        const columns = await columnsOf(tx, name)
        const overriding = 'identity' in table ? 'overriding system value' : ''
        await tx.query(
          `insert into ${name} (${columns}) ${overriding}
           select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
          [JSON.stringify(own)],
        )
        counts.set(name, (counts.get(name) ?? 0) + own.length)
      }
    }
    for (const name of triggered) await tx.query(`alter table ${name} enable trigger user`)
    for (const { name, ...table } of tables) {
      if (!('identity' in table)) continue
      await tx.query(
        `select setval(pg_get_serial_sequence($1, 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`,
        [name],
      )
    }
    await tx.query('select recount_enquiries()')
  })
  return counts
}
