import { type ApiClient, ApiError } from '@susegad/api-client/client'
import type { Photo } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import { LOOK_AGAIN, sleep } from './sleep.ts'

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

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'unavailable', 'rate', 'server', 'conflict'].includes(error.kind)

/** Uploads a photo in chunks, resumes after failures, and waits until the service has converted it. */
export async function uploadPhoto(file: File, options: UploadOptions): Promise<Photo> {
  const { calls, signal, onProgress, pause = (attempt) => Math.min(1000 * 2 ** attempt, 15_000) } = options
  let failures = 0
  /** Retry temporary failures without limit: on a train there may be no connection for minutes. */
  async function insist(act: () => Promise<{ photo: Photo }>): Promise<Photo> {
    for (;;)
      try {
        const { photo } = await act()
        failures = 0
        return photo
      } catch (error) {
        signal.throwIfAborted()
        if (!isPassing(error)) throw error
        onProgress(0, 'waiting')
        await sleep(pause(failures++), signal)
      }
  }
  let photo = await insist(() => calls.addPhoto({ name: file.name || 'photo', size: file.size }, { signal }))
  const { _id } = photo
  while (photo.state === 'uploading') {
    const { received } = photo
    onProgress((received / file.size) * SENDING, 'sending')
    photo = await insist(() => {
      // A chunk may have arrived although its response was lost: ask where to resume.
      if (failures > 0) return calls.photo(_id, { signal })
      return calls.sendChunk(_id, received, file.slice(received, received + PHOTO_CHUNK_BYTES), { signal })
    })
  }
  while (photo.state === 'converting') {
    onProgress(SENDING + photo.progress * (1 - SENDING), 'converting')
    await sleep(LOOK_AGAIN, signal)
    photo = await insist(() => calls.photo(_id, { signal }))
  }
  return photo
}
