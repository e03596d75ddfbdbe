import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Photo, PictureList } from '@susegad/api-client/contract'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { halves, photoCalls } from '../../../test/photos.ts'
import { startStudio } from '../../../test/studio.ts'
import { readPart } from '../../photo-storage/part-store.ts'
import { lockRecord, storeDrafts } from '../drafts/draft-store.ts'

// Encoding a photo in every size takes seconds of both cores.
vi.setConfig({ testTimeout: 90_000 })

const studio = await startStudio()
const { app, call, config, change, changes, staff, db, publish, settled } = studio
const owner = await staff()
const { token } = owner
const { begin, send, read, upload, crop, cropped } = photoCalls(call, token)

describe('a photo', () => {
  it('is named by what it shows, not by the name of its file', async () => {
    const bytes = await halves().jpeg().toBuffer()
    const one = await upload(bytes, '../../etc/passwd')
    const other = await upload(bytes, '<script>.svg')
    expect(one.src).toMatch(/^uploads\/[0-9a-f]{24}$/)
    expect(other.src).toBe(one.src)
    const { body } = await call<PictureList>('GET', '/api/content/pictures', { token })
    expect(body.pictures.filter(({ src }) => src === one.src)).toHaveLength(1)
  })

  it('has one crop around a point, and is itself the crop around its centre', async () => {
    const photo = await upload(await halves(1900, 600).png().toBuffer())
    const left = await cropped(photo._id, { x: 0.2, y: 0.5 })
    const again = await crop(photo._id, { x: 0.2, y: 0.5 })
    expect([again.status, again.body.photo.src]).toEqual([200, left.src])
    const centre = await crop(left._id, { x: 0.5, y: 0.5 })
    expect([centre.status, centre.body.photo.src]).toEqual([200, photo.src])
    const right = await cropped(left._id, { x: 0.8, y: 0.5 })
    const known = await crop(photo._id, { x: 0.8, y: 0.5 })
    expect([known.status, known.body.photo.src]).toEqual([200, right.src])
  })

  it('that is uploaded again leaves its crops as they are', async () => {
    const bytes = await halves(1800, 600).png().toBuffer()
    const photo = await upload(bytes)
    const left = await cropped(photo._id, { x: 0, y: 0.5 })
    const again = await upload(bytes)
    expect(again).toMatchObject({ src: photo.src, focus: { x: 0.5, y: 0.5 } })
    expect(await read(left._id)).toEqual(left)
  })

  it('is shown whole where its crop is chosen, however it is cut', async () => {
    const photo = await upload(await halves(600, 1100).png().toBuffer())
    const whole = async ({ wholeUrl }: Photo) => {
      const { headers, rawPayload } = await app.inject(wholeUrl ?? '')
      expect(headers['content-type']).toBe('image/jpeg')
      const { width, height } = await sharp(rawPayload).metadata()
      return [width, height]
    }
    expect(await whole(photo)).toEqual([600, 1100])
    const top = await cropped(photo._id, { x: 0.5, y: 0 })
    expect(await whole(top)).toEqual([600, 1100])
    expect(await readPart(db, top._id, 'master')).toHaveLength(0)
    expect((await call('DELETE', `/api/content/photos/${photo._id}`, { token })).status).toBe(204)
    expect(await whole(top)).toEqual([600, 1100])
    const centre = await cropped(top._id, { x: 0.5, y: 0.5 })
    expect(centre).toMatchObject({ state: 'ready', src: photo.src })
  })

  it('has a card for link previews, cut around the same point, which pages find', async () => {
    const photo = await upload(await halves(2100, 630).png().toBuffer())
    const cardAt = async (x: number) => {
      const { src } = await cropped(photo._id, { x, y: 0.5 })
      await app.studio.check([])
      const lock = JSON.parse(await readFile(join(config.dataDir, 'content/uploads.lock.json'), 'utf8'))
      const { hash, width, height } = lock[`social/${src}`]
      expect(lock[`${src}`]).not.toHaveProperty('card')
      const { headers, rawPayload } = await app.inject(`/media/social/${src}-${width}.${hash}.jpg`)
      expect(headers['content-type']).toBe('image/jpeg')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height })
      expect([width, height]).toEqual([1200, 630])
      const { dominant } = await sharp(rawPayload).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect([await cardAt(0.1), await cardAt(0.9)]).toEqual(['red', 'blue'])
  })

  it('is not cut so often that its crops fill the storage; those that nothing shows go after a day', async () => {
    const { _id, src } = await upload(await halves(1040, 660).jpeg().toBuffer())
    const row = `select 'crop', 1, 1, 'ready', 'uploads/crop-' || n, master, width, height, n / 1000.0, 0 from content_photos, generate_series(1, 40) n`
    await db.query(
      `insert into content_photos (name, size, received, state, src, master, width, height, focus_x, focus_y) ${row} where id = $1::uuid`,
      [_id],
    )
    const { status, body } = await crop(_id, { x: 0.2, y: 0.2 })
    expect([status, body.message]).toEqual([422, expect.stringContaining('Try again tomorrow')])
    await change(owner, 'hotel/la-view-hotel', { heroPictures: [{ src: 'uploads/crop-7', alt: 'A wall' }] })
    await db.query(
      `update content_photos set at = at - interval '2 days' where src like 'uploads/crop-%' or src = $1`,
      [src],
    )
    await cropped(_id, { x: 0.2, y: 0.2 })
    const left = await db.query(
      `select src from content_photos where src like 'uploads/crop-%' or src = $1`,
      [src],
    )
    expect(left).toEqual(expect.arrayContaining([{ src: 'uploads/crop-7' }, { src }]))
    expect(left).toHaveLength(2)
  })

  it('stays as it is where it cannot be cut anew, and can be cut again', async () => {
    const photo = await upload(await halves(900, 700).webp().toBuffer())
    const focus = { x: 0.1, y: 0.1 }
    const master = (await readPart(db, photo._id, 'master')).subarray(0, 2000)
    await db.query(
      `update content_photo_parts set bytes = $2::bytea where photo_id = $1::uuid and of = 'master'`,
      [photo._id, master],
    )
    const refused = await cropped(photo._id, focus)
    expect(refused).toMatchObject({ state: 'refused', src: null, reason: expect.stringMatching(/Save it/) })
    expect(await read(photo._id)).toEqual(photo)
    expect((await app.inject(photo.url ?? '')).statusCode).toBe(200)
    expect((await crop(photo._id, focus)).status).toBe(201)
    expect((await crop(refused._id, focus)).status).toBe(422)
  })

  it('shows a crop in one record, and the whole in another, until the draft is published', async () => {
    const photo = await upload(await halves(1500, 620).jpeg().toBuffer())
    const heroOf = (src: string | null) => ({ heroPictures: [{ src: src ?? '', alt: 'A wall' }] })
    await change(owner, 'hotel/la-view-hotel', heroOf(photo.src))
    await change(owner, 'hotel/tree-house-hotel', heroOf(photo.src))
    const { body } = await publish(owner)
    expect(await settled(owner, body.release._id)).toMatchObject({ state: 'published' })
    const { src } = await cropped(photo._id, { x: 0.1, y: 0.5 })
    expect((await changes(owner)).changes).toEqual([])
    await change(owner, 'hotel/la-view-hotel', heroOf(src))
    expect((await changes(owner)).changes).toMatchObject([
      {
        slug: 'la-view-hotel',
        differences: [
          { path: ['heroPictures', 0], before: { src: photo.src } },
          { path: ['heroPictures', 0], after: { src } },
        ],
      },
    ])
    expect(await studio.read(owner, 'hotel/tree-house-hotel')).toMatchObject({
      state: 'published',
      data: heroOf(photo.src),
    })
  })

  it('that is taken away while it is converted does not keep the others waiting', async () => {
    const bytes = await halves(1600, 620).webp().toBuffer()
    const { _id } = await begin(bytes.length)
    await send(_id, 0, bytes)
    const rounds = app.studio.convert()
    expect((await call('DELETE', `/api/content/photos/${_id}`, { token })).status).toBe(204)
    await rounds
    expect((await call('GET', `/api/content/photos/${_id}`, { token })).status).toBe(404)
  })

  it('is not taken away while a draft that shows it is being saved', async () => {
    const { _id, src } = await upload(await halves(1100, 720).webp().toBuffer())
    const name = { kind: 'hotel', slug: 'tree-house-hotel' } as const
    const { removal } = await db.transaction(async (tx) => {
      await lockRecord(tx, name)
      await storeDrafts(tx, [{ ...name, data: { heroPictures: [{ src }] }, base: null, by: owner.user._id }])
      const removing = call('DELETE', `/api/content/photos/${_id}`, { token })
      await setTimeout(300)
      return { removal: removing }
    })
    expect((await removal).status).toBe(422)
    expect(await read(_id)).toMatchObject({ used: [name] })
  })
})
