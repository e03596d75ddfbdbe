import type { Photo, PhotoResult, PictureList } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { halves, noise, photoCalls } from '../../../test/photos.ts'
import { startStudio } from '../../../test/studio.ts'
import { listMedia, readMedia } from '../../photo-storage/part-store.ts'

// Encoding a photo in every size takes seconds of both cores.
vi.setConfig({ testTimeout: 90_000 })

const studio = await startStudio()
const { app, call, change, staff, db, publish, settled } = studio
const owner = await staff()
const { token } = owner
const { begin, send, read, settledPhoto, upload, cropped } = photoCalls(call, token)

describe('an upload', () => {
  it('goes on where it was cut off, in any order of mishaps', async () => {
    const bytes = await noise(900)
    expect(bytes.length).toBeGreaterThan(2 * PHOTO_CHUNK_BYTES)
    const { _id, received } = await begin(bytes.length)
    expect(received).toBe(0)
    const part = (offset: number) => bytes.subarray(offset, offset + PHOTO_CHUNK_BYTES)
    expect((await send(_id, PHOTO_CHUNK_BYTES, part(PHOTO_CHUNK_BYTES))).status).toBe(409)
    const [one, other] = await Promise.all([send(_id, 0, part(0)), send(_id, 0, part(0))])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect(await read(_id)).toMatchObject({ state: 'uploading', received: PHOTO_CHUNK_BYTES })
    expect((await send(_id, PHOTO_CHUNK_BYTES, Buffer.concat([bytes, bytes]))).status).toBe(413)
    for (let offset = PHOTO_CHUNK_BYTES; offset < bytes.length; offset += PHOTO_CHUNK_BYTES)
      expect((await send(_id, offset, part(offset))).status).toBe(200)
    expect(await settledPhoto(_id)).toMatchObject({ state: 'ready', progress: 1, width: 900, height: 900 })
    expect((await send(_id, bytes.length, Buffer.from('more'))).status).toBe(409)
  })
})

describe('uploads that wait', () => {
  it('have at most 1 GB together, also where many begin at once', async () => {
    const large = 40 * 1024 * 1024
    const start = (name: string) =>
      call<PhotoResult & { message: string }>('POST', '/api/content/photos', {
        token,
        body: { name, size: large },
      })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => start(`waits-${n}.jpg`)))
    const refused = answers.filter(({ status }) => status === 422)
    expect(answers.filter(({ status }) => status === 201).length).toBe(25)
    expect(refused.map(({ body }) => body.message)).toEqual(Array(5).fill(expect.stringContaining('1 GB')))
    await db.query(`delete from content_photos where name like 'waits-%'`)
    expect((await start('waits-no-longer.jpg')).status).toBe(201)
    await db.query(`delete from content_photos where name like 'waits-%'`)
  })
})

describe('a photo', () => {
  it('is cut around what must stay in sight, by a photo of its own', async () => {
    const photo = await upload(await halves(2000, 600).png().toBuffer())
    const colourOf = async ({ src }: Photo) => {
      const path = (await listMedia(db)).find(
        (file) => file.startsWith(`${src}-800.`) && file.endsWith('.webp'),
      )
      const frame = await readMedia(db, path ?? '')
      const { width, height } = await sharp(frame).metadata()
      expect(width / height).toBeCloseTo(1.6)
      const { dominant } = await sharp(frame).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    const [left, right] = [
      await cropped(photo._id, { x: 0.1, y: 0.5 }),
      await cropped(photo._id, { x: 0.9, y: 0.5 }),
    ]
    expect(left).toMatchObject({ state: 'ready', focus: { x: 0.1, y: 0.5 }, name: photo.name })
    expect(left.src).toMatch(/^uploads\/[0-9a-f]{24}$/)
    expect(new Set([photo.src, left.src, right.src]).size).toBe(3)
    expect([await colourOf(left), await colourOf(right)]).toEqual(['red', 'blue'])
    expect(await read(photo._id)).toEqual(photo)
    const { body } = await call<PictureList>('GET', '/api/content/pictures', { token })
    expect(body.pictures.find(({ src }) => src === left.src)).toMatchObject({
      url: left.url,
      photo: { _id: left._id, focus: left.focus, wholeUrl: left.wholeUrl },
    })
  })

  it('is taken away only while nothing shows it, nor could again', async () => {
    const photo = await upload(await halves(1060, 680).webp().toBuffer())
    const remove = async () => (await call('DELETE', `/api/content/photos/${photo._id}`, { token })).status
    await change(owner, 'hotel/la-view-hotel', {
      heroPictures: [{ src: photo.src ?? '', alt: 'A red wall' }],
    })
    expect(await read(photo._id)).toMatchObject({ used: [{ kind: 'hotel', slug: 'la-view-hotel' }] })
    expect(await remove()).toBe(422)
    const { body } = await publish(owner)
    expect(await settled(owner, body.release._id)).toMatchObject({ state: 'published' })
    await change(owner, 'hotel/la-view-hotel', { heroPictures: [] })
    expect(await remove()).toBe(422)
    const unused = await upload(await halves(1080, 700).webp().toBuffer())
    expect((await call('DELETE', `/api/content/photos/${unused._id}`, { token })).status).toBe(204)
    expect((await app.inject(unused.url ?? '')).statusCode).toBe(404)
  })

  it('is complete only together with its entry in the audit trail', async () => {
    const bytes = await halves(1120, 740).webp().toBuffer()
    const { _id } = await begin(bytes.length)
    await db.query(
      `alter table audit_entries add constraint no_room check (record_id <> '${_id}'::uuid) not valid`,
    )
    const refused = await send(_id, 0, bytes).finally(() =>
      db.query('alter table audit_entries drop constraint no_room'),
    )
    expect(refused.status).toBe(500)
    expect(await read(_id)).toMatchObject({ state: 'uploading', received: 0 })
    expect((await send(_id, 0, bytes)).status).toBe(200)
    expect(await settledPhoto(_id)).toMatchObject({ state: 'ready' })
  })
})
