import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { SECRET, startService } from '../../../test/service.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { writeBackupFile } from '../../backup/write-backup-file.ts'

const { call, staff, enquire, untimed } = await startService()
const { token } = await staff()
const folder = await mkdtemp(join(tmpdir(), 'susegad-erasure-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a backup from after an erasure', { timeout: 120_000 }, () => {
  it('keeps what the person wrote after the erasure', async () => {
    const email = `gita-${Date.now()}@mail.example`
    await enquire({ email })
    await call('POST', '/api/people/erasure', { token, body: { email } })
    const later = await enquire({ email, name: 'Gita Naik' })
    const own = join(folder, 'after.backup.gz')
    await writeBackupFile(untimed, own, { key: undefined })
    const { database, untimed: target, drop } = await freshDatabase()
    await restoreBackup(target, own, { secret: SECRET })
    expect(await database.query('select name from enquiries where id = $1::uuid', [later])).toEqual([
      { name: 'Gita Naik' },
    ])
    await drop()
  })

  it('counts erasures that were hashed with another secret', async () => {
    const own = join(folder, 'now.backup.gz')
    await writeBackupFile(untimed, own, { key: undefined })
    const { untimed: target, drop } = await freshDatabase()
    const { again } = await restoreBackup(target, own, {
      secret: 'quite another secret, as long as it takes',
    })
    expect(again.unreadable).toBeGreaterThan(0)
    await drop()
  })
})
