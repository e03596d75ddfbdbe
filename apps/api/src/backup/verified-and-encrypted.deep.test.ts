import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { freshDatabase, loadEmptyPglite } from '../../test/fresh-database.ts'
import { SECRET, startService } from '../../test/service.ts'
import { overPglite } from '../db/connection/pglite.ts'
import type { Database } from '../db/database.ts'
import { migratePglite } from '../db/migrate.ts'
import { readMigrations } from '../db/migrations.ts'
import { storeEnquiry } from '../features/enquiries/changes/store-enquiry.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'
import { writeBackupFile } from './write-backup-file.ts'

vi.setConfig({ testTimeout: 120_000 })

const { untimed, enquire } = await startService()
const folder = await mkdtemp(join(tmpdir(), 'susegad-verified-'))
const file = join(folder, 'all.backup.gz')
const plain = { key: undefined }
afterAll(() => rm(folder, { recursive: true, force: true }))

const addPhoto = (to: Database) =>
  to.query(
    `with photo as (insert into content_photos (name, size, received, state) values ('a.jpg', 3, 3, 'converting') returning id)
     insert into content_photo_parts (photo_id, of, place, bytes) select id, 'upload', 0, '\\x00ff7f' from photo`,
  )

await enquire()
await enquire()
await writeBackupFile(untimed, file, plain)

describe('a backup', () => {
  it('restores routing rules and routed enquiries', async () => {
    const from = await freshDatabase()
    const to = await freshDatabase()
    await from.database.query(`insert into saved_views (name, filter) values ('Boats', '{"q": "boat"}')`)
    await from.database.query(
      `insert into routing_rules (position, view_id) select 0, id from saved_views where owner_id is null`,
    )
    const fields = { name: 'Meera', phone: 'p', email: 'e', dateOfPlan: null, subject: 's', message: 'm' }
    await storeEnquiry({ db: from.database } as never, { fields, context: null, source: 'site' })
    const views = join(folder, 'views.backup.gz')
    await writeBackupFile(from.untimed, views, plain)
    await restoreBackup(to.untimed, views, { secret: SECRET })
    const [put, back] = await Promise.all(
      [from, to].map(({ database }) =>
        database.query(
          `select e.view_id, r.view_id as of_rule, c.change from enquiries e
           join enquiry_changes c on c.enquiry_id = e.id join routing_rules r on r.view_id = e.view_id`,
        ),
      ),
    )
    expect(put).toHaveLength(1)
    expect(back).toEqual(put)
    await from.drop()
    await to.drop()
  })

  it('is verified by restoring it: every row, and the count of the list', async () => {
    expect(await verifyBackup(file, undefined)).toMatchObject({
      schema: readMigrations().at(-1)?.name,
      enquiries: 2,
    })
  })

  it('is verified with its photos', async () => {
    const { untimed: database, drop } = await freshDatabase()
    await addPhoto(database)
    const photos = join(folder, 'photos.backup.gz')
    await writeBackupFile(database, photos, plain)
    await drop()
    expect(await verifyBackup(photos, undefined)).toMatchObject({ enquiries: 0 })
    const damaged = gunzipSync(await readFile(photos))
      .toString()
      .replace('00ff7f', '00ff7')
    await writeFile(photos, gzipSync(damaged))
    await expect(verifyBackup(photos, undefined)).rejects.toThrow(/A photo or file in .* is damaged/)
  })
})

describe('a backup of an older version', () => {
  it('is migrated on disk, where its photos need no memory, and restored with them', async () => {
    const pglite = await loadEmptyPglite()
    await migratePglite(pglite, readMigrations().slice(0, -1))
    const older = overPglite(pglite)
    await addPhoto(older)
    const photos = join(folder, 'older.backup.gz')
    await writeBackupFile(older, photos, plain)
    await pglite.close()

    const { untimed: database, drop } = await freshDatabase()
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    let meanwhile: string[] = []
    const transaction: Database['transaction'] = async (work) => {
      meanwhile = await readdir(dataDir)
      return database.transaction(work)
    }
    await restoreBackup({ ...database, transaction }, photos, { secret: SECRET, dataDir })
    expect(meanwhile).toHaveLength(1)
    expect(await readdir(dataDir)).toEqual([])
    const parts = await database.query(`select encode(bytes, 'hex') as bytes from content_photo_parts`)
    expect(parts).toEqual([{ bytes: '00ff7f' }])
    await drop()
  })
})

describe('an encrypted backup', () => {
  it('can be read only with its key', async () => {
    const { untimed: database, drop } = await freshDatabase()
    const secret = join(folder, 'all.backup.gz.age')
    const key = await generateX25519Identity()
    await writeBackupFile(untimed, secret, { key })
    const content = await readFile(secret)
    expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(() => gunzipSync(content)).toThrow()
    await expect(verifyBackup(secret, undefined)).rejects.toThrow('is encrypted. Set BACKUP_KEY')
    await expect(verifyBackup(secret, await generateX25519Identity())).rejects.toThrow(
      'was encrypted with a different key than this BACKUP_KEY.',
    )
    await expect(verifyBackup(secret, key.slice(0, -4))).rejects.toThrow(
      'BACKUP_KEY is not a complete age key',
    )
    expect(await restoreBackup(database, secret, { key, secret: SECRET })).toMatchObject({
      counts: { enquiries: 2 },
    })
    await drop()
  })
})
