import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Photo, PhotoResult, PictureList } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { startStudio } from '../../../../test/studio.ts'
import { listMedia, readMedia, readPart } from '../../../photo-storage/part-store.ts'
import { lockRecord, storeDraft } from '../drafts/draft-store.ts'

// Encoding a photo in every size takes seconds of both cores.
vi.setConfig({ testTimeout: 90_000 })

const studio = await startStudio()
const { app, call, config, change, changes, staff, db, publish, settled } = studio
const owner = await staff()
const { token } = owner

const headers = { 'content-type': 'application/octet-stream' }
const begin = async (size: number, name = 'IMG_0001.jpg') =>
  (await call<PhotoResult>('POST', '/api/content/photos', { token, body: { name, size } })).body.photo
const send = (id: string, offset: number, body: Buffer) =>
  call<PhotoResult>('PUT', `/api/content/photos/${id}/bytes?offset=${offset}`, { token, body, headers })
const read = async (id: string) =>
  (await call<PhotoResult>('GET', `/api/content/photos/${id}`, { token })).body.photo
async function settledPhoto(id: string): Promise<Photo> {
  for (;;) {
    const photo = await read(id)
    if (photo.state !== 'converting') return photo
    await setTimeout(20)
  }
}
async function upload(bytes: Buffer, name?: string): Promise<Photo> {
  const { _id } = await begin(bytes.length, name)
  for (let offset = 0; offset < bytes.length; offset += PHOTO_CHUNK_BYTES)
    expect((await send(_id, offset, bytes.subarray(offset, offset + PHOTO_CHUNK_BYTES))).status).toBe(200)
  return settledPhoto(_id)
}

const crop = (id: string, focus: Photo['focus']) =>
  call<PhotoResult & { message: string }>('POST', `/api/content/photos/${id}/crops`, {
    token,
    body: { focus },
  })
async function cropped(id: string, focus: Photo['focus']): Promise<Photo> {
  const { status, body } = await crop(id, focus)
  expect(status).toBe(201)
  return settledPhoto(body.photo._id)
}

/** Left half red, right half blue, and little larger than a photo must be: encoding takes time by the pixel. */
const halves = (width = 1400, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()

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

  it('is never longer than it said', async () => {
    const { _id } = await begin(10)
    expect((await send(_id, 0, Buffer.alloc(11))).status).toBe(409)
    expect(
      (await call('POST', '/api/content/photos', { token, body: { name: 'x', size: 1e9 } })).status,
    ).toBe(400)
    const asText = await call('PUT', `/api/content/photos/${_id}/bytes?offset=0`, { token, body: {} })
    expect(asText.status).toBe(415)
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
  it('is stored upright, and tells nothing of where and when it was taken', async () => {
    const bytes = await halves(960, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'A secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const photo = await upload(bytes)
    expect(photo).toMatchObject({ state: 'ready', width: 600, height: 960 })
    const master = await readPart(db, photo._id, 'master')
    const { exif, orientation } = await sharp(master).metadata()
    expect([exif, orientation ?? 1]).toEqual([undefined, 1])
    expect(await readPart(db, photo._id, 'upload')).toHaveLength(0)
    const small = await app.inject(photo.url ?? '')
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    const files = (await listMedia(db)).filter((path) => path.startsWith(photo.src ?? '-'))
    expect(files.map((path) => path.split('.').at(-1))).toEqual(expect.arrayContaining(['avif', 'webp']))
    for (const path of [...files, ...files]) {
      const { statusCode, headers, rawPayload } = await app.inject(`/media/${path}`)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(rawPayload.equals((await readMedia(db, path)) ?? Buffer.alloc(0))).toBe(true)
    }
  })

  it('is named by what it shows, not by the name of its file', async () => {
    const bytes = await halves().jpeg().toBuffer()
    const [one, other] = [await upload(bytes, '../../etc/passwd'), await upload(bytes, '<script>.svg')]
    expect(one.src).toMatch(/^uploads\/[0-9a-f]{24}$/)
    expect(other.src).toBe(one.src)
    const { body } = await call<PictureList>('GET', '/api/content/pictures', { token })
    expect(body.pictures.filter(({ src }) => src === one.src)).toHaveLength(1)
  })

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

  it.each([
    [
      'a drawing of code',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>',
        ),
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a moving picture of another kind', async () => halves(900, 900).gif().toBuffer()],
    ['half a photo', async () => (await noise(700)).subarray(0, 300_000)],
    [
      'a photo with a page behind it that is no photo',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
    ],
    [
      'a ribbon of pixels',
      async () =>
        sharp({ create: { width: 600, height: 100_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['a strip', async () => halves(4000, 700).png().toBuffer()],
    ['a stamp', async () => halves(200, 200).png().toBuffer()],
    [
      'a picture that would fill the memory',
      async () =>
        sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('%s is refused, with what to do', async (_what, make) => {
    const photo = await upload(await make(), 'beach.jpg')
    expect(photo).toMatchObject({ state: 'refused', src: null, url: null })
    expect(photo.reason).toMatch(/Save it|Take one|Make it smaller|Cut out the part/)
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

  it('is not taken away while a draft that shows it is being saved', async () => {
    const { _id, src } = await upload(await halves(1100, 720).webp().toBuffer())
    const name = { kind: 'hotel', slug: 'tree-house-hotel' } as const
    const { removal } = await db.transaction(async (tx) => {
      await lockRecord(tx, name)
      await storeDraft(tx, { ...name, data: { heroPictures: [{ src }] }, base: null }, owner.user._id)
      const removing = call('DELETE', `/api/content/photos/${_id}`, { token })
      await setTimeout(300)
      return { removal: removing }
    })
    expect((await removal).status).toBe(422)
    expect(await read(_id)).toMatchObject({ used: [name] })
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

it('pictures that the site was built with are offered too', async () => {
  const { body } = await call<PictureList>('GET', '/api/content/pictures', { token })
  const found = body.pictures.find(({ src }) => src === 'hotels/la-view-hotel/hero-1')
  expect(found).toMatchObject({ width: 1920, height: 1200 })
  expect((await app.inject(found?.url ?? '')).headers['content-type']).toBe('image/webp')
})
