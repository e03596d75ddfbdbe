import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentCalls, pdf } from '../../test/attachments.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { startPhotoStorage } from '../../test/photo-storage.ts'
import { SECRET, startService } from '../../test/service.ts'
import { restoreBackup, verifyBackup } from '../backup/restore-backup.ts'
import { writeBackupFile } from '../backup/write-backup-file.ts'
import { moveAttachments, readAttachment } from './attachment-parts.ts'
import { createPhotoStorage } from './photo-storage.ts'
import { assertPhotosAtHand } from './storage-start.ts'

const bucket = await startPhotoStorage()
const storage = createPhotoStorage(bucket.settings)
const { app, call, customer, enquire, db, untimed } = await startService({ photoStorage: bucket.settings })
const folder = await mkdtemp(join(tmpdir(), 'susegad-stored-files-'))
afterAll(async () => {
  await bucket.end()
  await rm(folder, { recursive: true, force: true })
})

const asker = await customer()
const bytes = pdf(3_000_000)
let enquiry = ''
let file = ''
const download = () =>
  app.inject({ url: `/api/attachments/${file}/bytes`, headers: { authorization: `Bearer ${asker.token}` } })
const parts = () =>
  db.query<{ kept: string }>(
    `select case when object is null then 'database' else 'storage' end as kept from attachment_parts
     where attachment_id = $1::uuid`,
    [file],
  )
const inStorage = async () => (await bucket.objects()).filter((name) => name.startsWith('attachments/'))
async function removeLeftovers() {
  await db.query(`update content_photo_leftovers set due = clock_timestamp() - interval '1 second'`)
  await app.studio.removeLeftovers()
}
/** The sizes of the pieces in which the bytes go to the storage. */
async function moveCounted(): Promise<number[]> {
  const sizes: number[] = []
  await moveAttachments(
    db,
    {
      ...storage,
      putStream: (object, { chunks, ...more }) =>
        storage.putStream(object, {
          ...more,
          chunks: (async function* () {
            for await (const chunk of chunks) {
              sizes.push(chunk.length)
              yield chunk
            }
          })(),
        }),
    },
    'storage',
  )
  return sizes
}

beforeAll(async () => {
  const calls = attachmentCalls(call, asker.token)
  enquiry = await enquire({ email: asker.user.email }, { token: asker.token })
  file = await calls.upload(enquiry, 'voucher.pdf', bytes)
  await calls.reply(enquiry, [file])
})

describe('files in a storage', { timeout: 120_000 }, () => {
  it('go there in pieces, and come back the same', async () => {
    const sizes = await moveCounted()
    expect(sizes.length).toBeGreaterThan(5)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(512 * 1024)
    expect(await parts()).toEqual([{ kept: 'storage' }])
    expect(await inStorage()).toHaveLength(1)
    expect((await download()).rawPayload.equals(bytes)).toBe(true)
    await expect(assertPhotosAtHand(db, undefined)).rejects.toThrow('PHOTO_STORAGE is not set')
    // A file in use outlives the note that it may be unused.
    await removeLeftovers()
    expect(await inStorage()).toHaveLength(1)
  })

  it('say that they cannot be reached while the storage is down', async () => {
    await bucket.stop()
    expect(await download()).toMatchObject({ statusCode: 503 })
    const page = await app.inject(new URL(app.attachmentLinks.addressOf(file)).pathname)
    expect([page.statusCode, page.body.includes('Try again in a minute.')]).toEqual([503, true])
    const calls = attachmentCalls(call, asker.token)
    const meanwhile = await calls.upload(enquiry, 'later.pdf', pdf())
    expect((await calls.reply(enquiry, [meanwhile])).status).toBe(201)
    await expect(moveAttachments(db, storage, 'storage')).rejects.toThrow()
    await bucket.start()
    expect(await moveAttachments(db, storage, 'storage')).toBe(1)
  })

  it('are in backups with their bytes, and need no storage to be restored', async () => {
    const backup = join(folder, 'all.backup.gz')
    await writeBackupFile(untimed, backup, { key: undefined, storage })
    await verifyBackup(backup, undefined)
    const { database, untimed: target, drop } = await freshDatabase()
    const { counts } = await restoreBackup(target, backup, { secret: SECRET })
    expect(counts).toMatchObject({ attachments: 2, attachment_parts: 2 })
    const restored: Uint8Array[] = []
    for await (const chunk of await readAttachment(database, file, undefined)) restored.push(chunk)
    expect(Buffer.concat(restored).equals(bytes)).toBe(true)
    await drop()
  })

  it('move back to the database, and leave no object', async () => {
    await moveAttachments(db, storage, 'database')
    expect(new Set((await parts()).map(({ kept }) => kept))).toEqual(new Set(['database']))
    expect((await download()).rawPayload.equals(bytes)).toBe(true)
    await removeLeftovers()
    expect(await inStorage()).toEqual([])
  })

  it('leave the storage with their thread', async () => {
    await moveAttachments(db, storage, 'storage')
    await db.query('delete from enquiries where id = $1::uuid', [enquiry])
    await removeLeftovers()
    expect(await inStorage()).toEqual([])
  })
})
