import type { ApiClient } from '@susegad/api-client/client'
import type { Photo } from '@susegad/api-client/contract'
import { sendInChunks } from '../send-in-chunks.ts'

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

/** Uploads a photo, and waits until it is converted. */
export const uploadPhoto = (
  file: File,
  { calls, signal, onProgress, pause }: UploadOptions,
): Promise<Photo> =>
  sendInChunks<Photo>({
    ...{ file, signal, pause, working: 'converting' },
    begin: async () =>
      (await calls.addPhoto({ name: file.name || 'photo', size: file.size }, { signal })).photo,
    send: async (id, offset, bytes) => (await calls.sendChunk(id, offset, bytes, { signal })).photo,
    look: async (id) => (await calls.photo(id, { signal })).photo,
    onSent: (share) => onProgress(share * SENDING, 'sending'),
    onWaiting: () => onProgress(0, 'waiting'),
    onWork: ({ progress }) => onProgress(SENDING + progress * (1 - SENDING), 'converting'),
  })
