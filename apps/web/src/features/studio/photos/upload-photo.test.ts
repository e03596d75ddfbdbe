import { getEventListeners } from 'node:events'
import { ApiError } from '@susegad/api-client/client'
import type { Photo } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import { expect, test } from 'vitest'
import { type PhotoCalls, uploadPhoto } from './upload-photo.ts'

const lost = () => new ApiError({ kind: 'network', status: 0, message: 'No connection' })

/** Takes chunks as the service does; `trouble` says what goes wrong with which of them. */
function startPhotos(trouble: (chunk: number) => 'before' | 'after' | undefined, last: Partial<Photo> = {}) {
  let bytes = new Uint8Array()
  let sent = 0
  let size = 0
  const view = (): { photo: Photo } => ({
    photo: {
      _id: 'p1',
      name: 'pool.jpg',
      size,
      received: bytes.length,
      progress: 1,
      reason: null,
      url: null,
      ...{
        wholeUrl: null,
        src: null,
        width: null,
        height: null,
        focus: { x: 0.5, y: 0.5 },
        used: [],
        by: 'me',
        at: '',
      },
      state: bytes.length < size ? 'uploading' : 'ready',
      ...(bytes.length === size && { src: 'uploads/abc', ...last }),
    },
  })
  const calls: PhotoCalls = {
    async addPhoto(input) {
      size = input.size
      return view()
    },
    async photo() {
      return view()
    },
    async sendChunk(_id, offset, chunk) {
      const what = trouble(sent++)
      if (what === 'before') throw lost()
      if (offset !== bytes.length)
        throw new ApiError({ kind: 'conflict', status: 409, message: 'Other bytes' })
      bytes = new Uint8Array([...bytes, ...new Uint8Array(await chunk.arrayBuffer())])
      if (what === 'after') throw lost()
      return view()
    },
  }
  return { calls, arrived: () => bytes }
}

const content = Uint8Array.from({ length: PHOTO_CHUNK_BYTES * 2 + 100 }, (_, index) => index % 251)
const file = new File([content], 'pool.jpg', { type: 'image/jpeg' })
const small = new File(['one chunk'], 'pool.jpg', { type: 'image/jpeg' })
const options = { signal: new AbortController().signal, pause: () => 0, onProgress: () => {} }

test('a photo arrives whole though a chunk is lost, and another arrives unheard', async () => {
  const { calls, arrived } = startPhotos(
    (chunk) => [undefined, 'before', 'after'][chunk] as 'before' | undefined,
  )
  const photo = await uploadPhoto(file, { ...options, calls })
  expect(photo.src).toBe('uploads/abc')
  expect(arrived()).toEqual(content)
})

test('what the service refuses is said, and not sent again', async () => {
  const { calls } = startPhotos(() => undefined, { state: 'refused', reason: 'This is no photo.', src: null })
  const photo = await uploadPhoto(file, { ...options, calls })
  expect(photo).toMatchObject({ state: 'refused', reason: 'This is no photo.' })
})

test('a fault that does not pass ends the upload', async () => {
  const { calls } = startPhotos(() => undefined)
  const forbidden = new ApiError({ kind: 'forbidden', status: 403, message: 'No' })
  await expect(
    uploadPhoto(file, { ...options, calls: { ...calls, addPhoto: () => Promise.reject(forbidden) } }),
  ).rejects.toBe(forbidden)
})

test('pauses between retries leave no listener on the signal', async () => {
  const { signal } = new AbortController()
  const { calls } = startPhotos((chunk) => (chunk < 3 ? 'before' : undefined))
  await uploadPhoto(small, { ...options, signal, calls })
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('an upload that is cancelled as a retry is due ends without waiting for the retry', async () => {
  const controller = new AbortController()
  const { calls } = startPhotos(() => 'before')
  const upload = uploadPhoto(small, {
    ...options,
    calls,
    signal: controller.signal,
    pause: () => 3_600_000,
    onProgress: (_share, step) => {
      if (step === 'waiting') controller.abort('cancelled')
    },
  })
  await expect(upload).rejects.toBe('cancelled')
})
