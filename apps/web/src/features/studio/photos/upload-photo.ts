import type { ApiClient } from '@susegad/api-client/client'
import type { Photo } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import { LOOK_AGAIN, sleep } from '../../../signed-in/upload/sleep.ts'
import { insistOn, uploadInChunks } from '../../../signed-in/upload/upload-in-chunks.ts'

export type PhotoCalls = Pick<ApiClient['studio'], 'addPhoto' | 'sendChunk' | 'photo'>

interface UploadOptions {
  calls: PhotoCalls
  signal: AbortSignal
  /** Progress from 0 to 1: mostly the upload, then the conversion. */
  onProgress: (share: number, step: 'sending' | 'waiting' | 'converting') => void
  /** In ms. */
  pause?: (attempt: number) => number
}

/** The upload's share of the progress bar. */
const SENDING = 0.7

/** Uploads a photo in chunks, resumes after failures, and waits until the service has converted it. */
export async function uploadPhoto(file: File, options: UploadOptions): Promise<Photo> {
  const { calls, signal, onProgress, pause } = options
  const insist = insistOn({ signal, pause, onWait: () => onProgress(0, 'waiting') })
  let photo = await uploadInChunks(
    file,
    {
      start: async () =>
        (await calls.addPhoto({ name: file.name || 'photo', size: file.size }, { signal })).photo,
      send: async (id, offset, bytes) => (await calls.sendChunk(id, offset, bytes, { signal })).photo,
      look: async (id) => (await calls.photo(id, { signal })).photo,
    },
    { insist, chunkBytes: PHOTO_CHUNK_BYTES, onProgress: (share) => onProgress(share * SENDING, 'sending') },
  )
  while (photo.state === 'converting') {
    onProgress(SENDING + photo.progress * (1 - SENDING), 'converting')
    await sleep(LOOK_AGAIN, signal)
    photo = await insist(async () => (await calls.photo(photo._id, { signal })).photo)
  }
  return photo
}
