import type { PictureList } from '@susegad/api-client/contract'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { halves, photoCalls } from '../../../test/photos.ts'
import { startStudio } from '../../../test/studio.ts'
import { listMedia, readMedia, readPart } from '../../photo-storage/part-store.ts'

// Encoding a photo in every size takes seconds of both cores.
vi.setConfig({ testTimeout: 90_000 })

const studio = await startStudio()
const { app, call, staff, db } = studio
const { token } = await staff()
const { begin, send, upload } = photoCalls(call, token)

describe('an upload', () => {
  it('cannot exceed its announced size', async () => {
    const { _id } = await begin(10)
    expect((await send(_id, 0, Buffer.alloc(11))).status).toBe(409)
    expect(
      (await call('POST', '/api/content/photos', { token, body: { name: 'x', size: 1e9 } })).status,
    ).toBe(400)
    const asText = await call('PUT', `/api/content/photos/${_id}/bytes?offset=0`, { token, body: {} })
    expect(asText.status).toBe(415)
  })
})

describe('a photo', () => {
  it('is stored upright and without metadata', async () => {
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
})

it('the pictures of the built site are offered too', async () => {
  const { body } = await call<PictureList>('GET', '/api/content/pictures', { token })
  const found = body.pictures.find(({ src }) => src === 'hotels/la-view-hotel/hero-1')
  expect(found).toMatchObject({ width: 1920, height: 1200 })
  expect((await app.inject(found?.url ?? '')).headers['content-type']).toBe('image/webp')
})
