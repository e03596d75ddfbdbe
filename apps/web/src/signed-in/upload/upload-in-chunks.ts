import { ApiError } from '@susegad/api-client/client'
import { sleep } from './sleep.ts'

interface Patience {
  signal: AbortSignal
  /** Called before each pause. */
  onWait: (error: ApiError) => void
  /** In ms. */
  pause?: ((attempt: number) => number) | undefined
}

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['network', 'unavailable', 'rate', 'server', 'conflict'].includes(error.kind)

/** Retries temporary failures without limit: on a train there may be no connection for minutes. */
export function insistOn({
  signal,
  onWait,
  pause = (attempt) => Math.min(1000 * 2 ** attempt, 15_000),
}: Patience) {
  let failures = 0
  return async <Result>(act: (hasFailed: boolean) => Promise<Result>): Promise<Result> => {
    for (;;)
      try {
        const result = await act(failures > 0)
        failures = 0
        return result
      } catch (error) {
        signal.throwIfAborted()
        if (!isPassing(error)) throw error
        onWait(error)
        await sleep(pause(failures++), signal)
      }
  }
}

interface ChunkCalls<Upload> {
  start: () => Promise<Upload>
  send: (id: string, offset: number, bytes: Blob) => Promise<Upload>
  /** How much has arrived. */
  look: (id: string) => Promise<Upload>
}

interface Uploading {
  insist: ReturnType<typeof insistOn>
  chunkBytes: number
  /** The share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads a file in chunks, and resumes after failures. */
export async function uploadInChunks<Upload extends { _id: string; received: number }>(
  file: File,
  { start, send, look }: ChunkCalls<Upload>,
  { insist, chunkBytes, onProgress }: Uploading,
): Promise<Upload> {
  let upload = await insist(start)
  while (upload.received < file.size) {
    const { _id, received } = upload
    onProgress(received / file.size)
    // A chunk may have arrived although its response was lost: ask where to resume.
    upload = await insist((hasFailed) =>
      hasFailed ? look(_id) : send(_id, received, file.slice(received, received + chunkBytes)),
    )
  }
  return upload
}
