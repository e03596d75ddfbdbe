import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/connection/postgres.ts'
import type { Database } from '../../src/db/database.ts'
import { freshDatabase } from '../fresh-database.ts'

// Long enough that the first rows are sent before the last one is computed.
const rowsUntil = (last: string) =>
  `select n, repeat('x', 100) as text, case when n = 5000 then ${last} end as last from generate_series(1, 5000) n`
const ends = {
  'an error': rowsUntil('n / (n - 5000)'),
  'the end of its connection': rowsUntil('pg_terminate_backend(pg_backend_pid())::integer'),
}

async function firstAnswer(database: Database): Promise<unknown[]> {
  for (;;) {
    const rows = await database.query('select 7 as n').catch(() => undefined)
    if (rows) return rows
  }
}

describe.each(Object.entries(ends))('an answer cut short by %s', (_name, query) => {
  it('is a failure, and the next answer on the connection is whole', async () => {
    const { url = '', drop } = await freshDatabase()
    const database = openPostgres(url, 1)
    await expect(database.query(query)).rejects.toThrow()
    const rows = await firstAnswer(database)
    expect([rows.length, rows[0]]).toEqual([1, { n: 7 }])
    await database.close()
    await drop()
  })
})
