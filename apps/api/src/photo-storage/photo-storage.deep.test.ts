import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthResult, Photo } from '@susegad/api-client/contract'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { unzip } from '../../test/folder.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { startPhotoStorage } from '../../test/photo-storage.ts'
import { photoCalls, plain } from '../../test/photos.ts'
import { SECRET } from '../../test/service.ts'
import { startStudio } from '../../test/studio.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackupFile } from '../backup/write-backup-file.ts'
import { examinePhotos } from '../doctor/photos.ts'
import { readConfig } from '../settings/config.ts'
import { movePhotos } from './move-photos.ts'
import { listMedia, readMedia, readPart } from './part-store.ts'
import { createPhotoStorage } from './photo-storage.ts'
import { assertPhotosAtHand } from './storage-start.ts'

const bucket = await startPhotoStorage()
const { app, call, change, staff, db, untimed, publish, settled, seen, config } = await startStudio({
  photoStorage: bucket.settings,
})
const storage = createPhotoStorage(bucket.settings)
let owner = await staff()
const folder = await mkdtemp(join(tmpdir(), 'susegad-stored-photos-'))
afterAll(async () => {
  await bucket.end()
  await rm(folder, { recursive: true, force: true })
})

const photosOf = (editor: AuthResult) => photoCalls(call, editor.token)
const upload = async (colour: string) => photosOf(owner).upload(await plain(colour))
const mediaOf = async ({ src }: Photo) =>
  (await listMedia(db)).filter((path) => path.startsWith(`${src}-`) && path.endsWith('.webp'))
const shown = ({ src }: Photo) => ({ heroPictures: [{ src, alt: 'The beach at noon' }] })
const inDatabase = async () =>
  (await db.query<{ n: number }>('select count(*) as n from content_photo_parts where bytes is not null'))[0]
    ?.n
const forgetCopies = () => rm(join(config.dataDir, 'content'), { recursive: true, force: true })

describe('photos in a storage', { timeout: 240_000 }, () => {
  it('are in the bucket alone, and seen by visitors', async () => {
    const photo = await upload('#205060')
    expect(photo).toMatchObject({ state: 'ready', width: 640 })
    expect(await inDatabase()).toBe(0)
    const objects = await bucket.objects()
    expect(objects.map((name) => name.split('/').at(-1))).toEqual(
      expect.arrayContaining(['master.jpg', 'small.webp']),
    )
    expect(objects.every((name) => name.startsWith(`${photo._id}/`))).toBe(true)
    const [path = ''] = await mediaOf(photo)
    const { statusCode, rawPayload } = await app.inject(`/media/${path}`)
    expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'webp'])
    expect((await app.inject(photo.url ?? '')).headers['content-type']).toBe('image/webp')
    const { headers } = await fetch(
      `${bucket.settings.base}${objects.find((name) => name.endsWith('.avif'))}`,
    )
    expect(headers.get('content-type')).toBe('image/avif')
  })

  it('share the master with their crops, and leave no object when they are deleted', async () => {
    const photo = await upload('#603050')
    const of = async (id: string) => (await bucket.objects()).filter((name) => name.startsWith(id))
    const mastersOf = async () => (await bucket.objects()).filter((name) => name.endsWith('/master.jpg'))
    const masters = await mastersOf()
    const remove = async ({ _id }: Photo) => {
      await call('DELETE', `/api/content/photos/${_id}`, { token: owner.token })
      await db.query(`update content_photo_leftovers set due = clock_timestamp() - interval '1 second'`)
      await app.studio.removeLeftovers()
    }
    const crop = await photosOf(owner).cropped(photo._id, { x: 0.1, y: 0.1 })
    expect(crop).toMatchObject({ state: 'ready', focus: { x: 0.1, y: 0.1 } })
    expect(await mastersOf()).toEqual(masters)
    await remove(photo)
    expect((await of(photo._id)).map((name) => name.split('/').at(-1))).toEqual(['master.jpg'])
    expect((await readPart(db, crop._id, 'master', storage)).length).toBeGreaterThan(0)
    await remove(crop)
    expect([await of(photo._id), await of(crop._id)]).toEqual([[], []])
    expect(await db.query('select 1 from content_photo_leftovers')).toEqual([])
  })

  it('wait while the storage is down; pages that show them are not published, and others are', async () => {
    const photo = await upload('#307050')
    await change(owner, 'hotel/la-view-hotel', shown(photo))
    await forgetCopies()
    await bucket.stop()
    const [path = ''] = await mediaOf(photo)
    const answer = await app.inject(`/media/${path}`)
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Photos and files can’t be reached at the moment. Try again in a minute.',
    ])
    expect(answer.headers['cache-control']).not.toContain('immutable')
    const failed = await settled(owner, (await publish(owner)).body.release._id)
    expect(failed).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('the site stays as it is'),
    })
    expect(await seen('/hotels/la-view-hotel')).not.toContain(String(photo.src))

    const { sendWhole, read, settledPhoto } = photosOf(owner)
    const waiting = await sendWhole(await plain('#a0b050'))
    for (let round = 0; round < 4; round++) {
      await app.studio.convert()
      await db.query('update content_photos set lease_until = null')
    }
    expect(await read(waiting)).toMatchObject({ state: 'converting' })
    await bucket.start()
    await app.studio.convert()
    expect(await settledPhoto(waiting)).toMatchObject({ state: 'ready' })
    expect(await settled(owner, (await publish(owner)).body.release._id)).toMatchObject({
      state: 'published',
    })
    expect(await seen('/hotels/la-view-hotel')).toContain(String(photo.src))
    // Published photos are cached on this machine.
    await bucket.stop()
    expect((await app.inject(`/media/${path}`)).statusCode).toBe(200)
    await change(owner, 'hotel/tree-house-hotel', { tagline: 'A house among trees' })
    expect(await settled(owner, (await publish(owner)).body.release._id)).toMatchObject({
      state: 'published',
    })
    await bucket.start()
    const headers = { authorization: `Bearer ${owner.token}` }
    const { rawPayload } = await app.inject({ url: '/api/content/export', headers })
    const master = await readPart(db, photo._id, 'master', storage)
    expect(Object.values(await unzip(rawPayload)).some((file) => master.equals(Buffer.from(file)))).toBe(true)
  })

  it('are in backups with their bytes, and need no storage to be restored', async () => {
    const photo = await upload('#804020')
    const file = join(folder, 'all.backup.gz')
    await expect(writeBackupFile(untimed, file, { key: undefined })).rejects.toThrow('set PHOTO_STORAGE')
    await writeBackupFile(untimed, file, { key: undefined, storage })
    const { database, untimed: target, drop } = await freshDatabase()
    await restoreBackup(target, file, { secret: SECRET })
    for (const path of await mediaOf(photo))
      expect(await readMedia(database, path)).toEqual(await readMedia(db, path, storage))
    expect(await readPart(database, photo._id, 'master')).toEqual(
      await readPart(db, photo._id, 'master', storage),
    )
    // This restore replaces the database whose photos were in the bucket, so its objects are unused.
    const objects = await bucket.objects()
    await restoreBackup(untimed, file, { secret: SECRET })
    // Restoring signs everybody out.
    owner = await staff()
    await db.query(`update content_photo_leftovers set due = clock_timestamp() - interval '1 second'`)
    await app.studio.removeLeftovers()
    expect(objects.length).toBeGreaterThan(0)
    expect(await bucket.objects()).toEqual([])
    await drop()
  })

  it('make a backup fail while the storage is down', async () => {
    const photo = await upload('#112233')
    const file = join(folder, 'less.backup.gz')
    await bucket.stop()
    await expect(writeBackupFile(untimed, file, { key: undefined, storage })).rejects.toThrow(
      `The backup lacks the photo ${photo._id}/`,
    )
    await bucket.start()
  })

  it('move to the other store, also after an interrupted move', async () => {
    const photos = [await upload('#445566'), await upload('#665544')]
    const content = async () => Promise.all(photos.map((photo) => readPart(db, photo._id, 'master', storage)))
    const before = await content()
    await movePhotos(db, storage, 'database')
    expect(await content()).toEqual(before)
    await assertPhotosAtHand(db, undefined)
    let asked = 0
    const failing = {
      ...storage,
      put: (object: string, bytes: Uint8Array) =>
        ++asked > 6 ? Promise.reject(new Error('Cut off')) : storage.put(object, bytes),
    }
    await expect(movePhotos(db, failing, 'storage')).rejects.toThrow('Cut off')
    expect(await content()).toEqual(before)
    expect(await movePhotos(db, storage, 'storage')).toBeGreaterThan(0)
    expect(await content()).toEqual(before)
    expect(await inDatabase()).toBe(0)
    await expect(assertPhotosAtHand(db, undefined)).rejects.toThrow('PHOTO_STORAGE is not set')
  })
})

describe('the doctor', () => {
  it('stores, reads and deletes a file, and says what to correct', async () => {
    const before = await bucket.objects()
    expect(await examinePhotos({ photoStorage: undefined })).toMatchObject({ verdict: 'good' })
    expect(await examinePhotos({ photoStorage: bucket.settings })).toEqual({
      verdict: 'good',
      text: 's3://agency-photos/site works: stored, read and deleted a test file',
    })
    expect(await bucket.objects()).toEqual(before)
    const wrong = (over: object) => examinePhotos({ photoStorage: { ...bucket.settings, ...over } })
    expect(await wrong({ keyId: 'somebody' })).toMatchObject({
      verdict: 'bad',
      text: expect.stringContaining('InvalidAccessKeyId'),
      advice: expect.stringContaining('PHOTO_STORAGE_KEY_ID'),
    })
    expect(await wrong({ base: bucket.settings.base.replace('agency-photos', 'nowhere') })).toMatchObject({
      text: expect.stringContaining('NoSuchBucket'),
      advice: expect.stringContaining('Create the bucket'),
    })
    await bucket.stop()
    expect(await wrong({})).toMatchObject({
      text: expect.stringContaining('ECONNREFUSED'),
      advice: expect.stringContaining('PHOTO_STORAGE_ENDPOINT'),
    })
    await bucket.start()
  })
})

describe('settings', () => {
  it.each([
    [{}, 'https://agency-photos.s3.us-east-1.amazonaws.com/site/'],
    [
      { PHOTO_STORAGE: 's3://photos.goa.example', PHOTO_STORAGE_REGION: 'ap-south-1' },
      'https://s3.ap-south-1.amazonaws.com/photos.goa.example/',
    ],
    [
      { PHOTO_STORAGE_ENDPOINT: 'https://s3.provider.example/' },
      'https://s3.provider.example/agency-photos/site/',
    ],
  ])('with %o put photos at %s', (over, base) => {
    const { PHOTO_STORAGE_ENDPOINT: _, ...env } = bucket.env
    expect(readConfig({ ...env, ...over }).photoStorage?.base).toBe(base)
  })

  it.each([
    [{ PHOTO_STORAGE: 'https://goa.example/photos' }, 'PHOTO_STORAGE must be a bucket'],
    [{ PHOTO_STORAGE_SECRET: '' }, 'PHOTO_STORAGE needs PHOTO_STORAGE_KEY_ID and PHOTO_STORAGE_SECRET'],
    [{ PHOTO_STORAGE_ENDPOINT: 'provider' }, 'PHOTO_STORAGE_ENDPOINT must be an address'],
  ])('with %o are refused', (over, reason) => {
    expect(() => readConfig({ ...bucket.env, ...over })).toThrow(reason)
  })
})
