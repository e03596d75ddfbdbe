import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Photo, PhotoResult } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { startStudio } from './studio.ts'

type Call = Awaited<ReturnType<typeof startStudio>>['call']

/** The studio's calls that upload and crop photos. */
export function photoCalls(call: Call, token: string) {
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
  /** Uploads a photo without waiting for its conversion. Returns its id. */
  async function sendWhole(bytes: Buffer, name?: string): Promise<string> {
    const { _id } = await begin(bytes.length, name)
    for (let offset = 0; offset < bytes.length; offset += PHOTO_CHUNK_BYTES)
      expect((await send(_id, offset, bytes.subarray(offset, offset + PHOTO_CHUNK_BYTES))).status).toBe(200)
    return _id
  }
  const upload = async (bytes: Buffer, name?: string) => settledPhoto(await sendWhole(bytes, name))

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

  return { begin, send, sendWhole, read, settledPhoto, upload, crop, cropped }
}

/** Left half red, right half blue. Hardly larger than the minimum, because encoding takes time for each pixel. */
export const halves = (width = 1400, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ])
export const plain = (background: string) =>
  sharp({ create: { width: 640, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
export const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
