import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { startPhotoStorage } from '../../test/photo-storage.ts'
import { photoCalls, plain } from '../../test/photos.ts'
import { startStudio } from '../../test/studio.ts'
import { listMedia } from './part-store.ts'

type Fault = 'none' | 'dies during an upload' | 'answers 500' | 'stops in the middle of an answer' | 'is slow'

/** A proxy in front of the storage that fails as `fault` says. */
const bucket = await startPhotoStorage()
let fault: Fault = 'none'
let uploads = 0
const between = createServer((request, response) => {
  if (fault === 'answers 500') return response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
  // The second upload fails, so that one object of the photo is already stored.
  if (fault === 'dies during an upload' && request.method === 'PUT' && ++uploads > 1)
    return request.once('data', () => request.socket.destroy())
  const { hostname, port } = new URL(bucket.settings.base)
  const { method, url: path, headers } = request
  const onward = forward({ hostname, port, method, path, headers }, async (answer) => {
    if (fault === 'is slow') await setTimeout(200)
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    if (fault !== 'stops in the middle of an answer' || method !== 'GET') return answer.pipe(response)
    answer.once('data', (bytes: Buffer) => {
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
    })
  })
  onward.on('error', () => response.destroy())
  return request.pipe(onward)
}).listen(0, '127.0.0.1')
await once(between, 'listening')
const { port } = between.address() as AddressInfo
const base = bucket.settings.base.replace(/:\d+\//, `:${port}/`)

const { app, call, change, staff, db, publish, settled } = await startStudio({
  photoStorage: { ...bucket.settings, base },
})
afterAll(async () => {
  between.closeAllConnections()
  between.close()
  await bucket.end()
})
const owner = await staff()
const { read, sendWhole } = photoCalls(call, owner.token)

/** As if the delay before a retry were over. */
const tryAgain = async () => {
  await db.query('update content_photos set lease_until = null')
  await app.studio.convert()
}
const named = () =>
  db.query<{ object: string }>(
    'select object from content_photo_parts where object is not null order by object',
  )

it.each<Fault>(['dies during an upload', 'answers 500'])(
  'a photo is not stored in part while the storage %s, and is converted later',
  async (what) => {
    const before = await named()
    fault = what
    uploads = 0
    const id = await sendWhole(await plain(what === 'answers 500' ? '#224466' : '#664422'))
    await app.studio.convert()
    expect(await read(id)).toMatchObject({ state: 'converting', src: null, reason: null })
    expect(await named()).toEqual(before)
    fault = 'none'
    await tryAgain()
    expect(await read(id)).toMatchObject({ state: 'ready' })
    const objects = await bucket.objects()
    const now = (await named()).map(({ object }) => object)
    expect(objects).toEqual(expect.arrayContaining(now))
    // Files left by an interrupted round are recorded, and removed after a day.
    const left = objects.filter((object) => !now.includes(object))
    const due = await db.query<{ object: string }>('select object from content_photo_leftovers')
    expect(due.map(({ object }) => object)).toEqual(expect.arrayContaining(left))
  },
)

it('a truncated answer of the storage is neither served nor published', async () => {
  const id = await sendWhole(await plain('#118833'))
  await app.studio.convert()
  const { src } = await read(id)
  const [path = ''] = (await listMedia(db)).filter((one) => one.startsWith(`${src}-`))
  fault = 'stops in the middle of an answer'
  expect((await app.inject(`/media/${path}`)).statusCode).toBe(503)
  await change(owner, 'hotel/la-view-hotel', { heroPictures: [{ src, alt: 'At noon' }] as never })
  const failed = await settled(owner, (await publish(owner)).body.release._id)
  expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('Publish again') })
  fault = 'is slow'
  const done = await settled(owner, (await publish(owner)).body.release._id)
  expect(done).toMatchObject({ state: 'published' })
  const whole = await app.inject(`/media/${path}`)
  expect(whole.statusCode).toBe(200)
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: expect.any(Number) })
  fault = 'none'
})
