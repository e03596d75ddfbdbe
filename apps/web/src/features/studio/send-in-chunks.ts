import { ApiError } from '@susegad/api-client/client'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'

interface Received {
  _id: string
  state: string
  /** Bytes received. */
  received: number
}

interface SendOptions<T extends Received> {
  file: File
  signal: AbortSignal
  begin: () => Promise<T>
  send: (id: string, offset: number, bytes: Blob) => Promise<T>
  look: (id: string) => Promise<T>
  /** The state in which the service processes the file. */
  working: T['state']
  onSent: (share: number) => void
  onWaiting: () => void
  onWork: (it: T) => void
  /** In ms. */
  pause?: ((attempt: number) => number) | undefined
}

/** Poll interval in ms until the service is done. */
export const LOOK_AGAIN = 700

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'unavailable', 'rate', 'server', 'conflict'].includes(error.kind)

export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', abort, { once: true })
  })
}

/** Uploads a file in chunks, resumes after failures, and waits until the service has processed it. */
export async function sendInChunks<T extends Received>(options: SendOptions<T>): Promise<T> {
  const { file, signal, begin, send, look, working, onSent, onWaiting, onWork } = options
  const { pause = (attempt) => Math.min(1000 * 2 ** attempt, 15_000) } = options
  let failures = 0
  /** Retry temporary failures without limit: on a train there may be no connection for minutes. */
  async function insist(act: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        const answer = await act()
        failures = 0
        return answer
      } catch (error) {
        signal.throwIfAborted()
        if (!isPassing(error)) throw error
        onWaiting()
        await sleep(pause(failures++), signal)
      }
  }
  let it = await insist(begin)
  const { _id } = it
  while (it.state === 'uploading') {
    const { received } = it
    onSent(received / file.size)
    it = await insist(async () => {
      // A chunk may have arrived although its response was lost: ask where to resume.
      if (failures > 0) return look(_id)
      return send(_id, received, file.slice(received, received + PHOTO_CHUNK_BYTES))
    })
  }
  while (it.state === working) {
    onWork(it)
    await sleep(LOOK_AGAIN, signal)
    it = await insist(() => look(_id))
  }
  return it
}
