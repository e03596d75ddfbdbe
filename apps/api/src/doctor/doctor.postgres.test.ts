import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/fresh-database.ts'
import { connectOnce } from '../db/connection/postgres-connection.ts'
import { readConfig } from '../settings/config.ts'
import { examineDatabase } from './database.ts'
import type { Finding } from './finding.ts'

const secret = 'a secret of the doctor, long enough to be taken'
const texts = (findings: Finding | Finding[], verdict: Finding['verdict']) =>
  [findings]
    .flat()
    .filter((finding) => finding.verdict === verdict)
    .map(({ text }) => text)

describe('a Postgres', () => {
  it('is good when migrated, and bad when newer, not durable or short of connections', async () => {
    const { url = '', drop } = await freshDatabase()
    const config = readConfig({ DATABASE_URL: url, JWT_SECRET: secret })
    const healthy = await examineDatabase(config)
    expect(texts(healthy, 'good').at(-1)).toBe('The tables are up to date')
    // The test server runs with fsync and full_page_writes off.
    expect(texts(healthy, 'bad').join()).toMatch(
      /fsync and full_page_writes off|full_page_writes and fsync off/,
    )

    expect(texts(await examineDatabase({ ...config, databasePool: 200 }), 'bad').join()).toContain(
      'DATABASE_POOL is 200',
    )
    const client = await connectOnce(url)
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 0)`,
    )
    await client.end()
    expect(texts(await examineDatabase(config), 'bad').join()).toContain('1 migrations newer')
    await drop()
  })

  it('is examined as the user the service has', async () => {
    const { url = '', drop } = await freshDatabase()
    const role = `clerk_${process.pid}`
    const owner = await connectOnce(url)
    await owner.query(`create role ${role} login password 'clerk'`)
    await owner.query('revoke create on schema public from public')
    const own = new URL(url)
    own.username = role
    own.password = 'clerk'
    await owner.query(`grant usage on schema drizzle to ${role}`)
    await owner.query(`grant select on drizzle.__drizzle_migrations to ${role}`)
    const findings = await examineDatabase(readConfig({ DATABASE_URL: own.href, JWT_SECRET: secret }))
    expect(texts(findings, 'bad').join()).toContain(`${role} is not allowed to create tables`)
    // It needs no other right, such as pg_read_all_stats.
    expect(texts(findings, 'doubtful')).toEqual([])
    own.password = 'wrong'
    const refused = await examineDatabase(readConfig({ DATABASE_URL: own.href, JWT_SECRET: secret }))
    expect(texts(refused, 'bad').join()).toContain('the password is wrong')
    await owner.query(`drop owned by ${role}; drop role ${role}`)
    await owner.end()
    await drop()
  })
})
