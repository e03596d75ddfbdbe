import type { Readable } from 'node:stream'
import { IMPORT_MAX_BYTES, IMPORT_MINUTES, IMPORT_TOO_LARGE } from '@susegad/api-client/rules'
import { HttpError } from '../../../http/http-error.ts'

export const tooLarge = () => new HttpError(413, `${IMPORT_TOO_LARGE}.`)

/** The bytes of an upload, which is refused when it is empty, ends early or is too large. */
export async function* uploadOf(body: Readable, most = IMPORT_MAX_BYTES): AsyncGenerator<Uint8Array> {
  let size = 0
  // Destroying the body would close the connection before the refusal is sent.
  const chunks: AsyncIterator<Uint8Array> = body.iterator({ destroyOnReturn: false })
  for (;;) {
    const { done, value } = await chunks.next().catch((cause: unknown) => {
      throw new HttpError(400, 'The upload ended early. Send the file again.', { cause })
    })
    if (done) break
    size += value.length
    if (size > most) throw tooLarge()
    yield value
  }
  if (size === 0) throw new HttpError(400, 'The file is empty.')
}

/** Gives each person one upload at a time, for a limited time: a new one ends the former. */
export function uploads() {
  const open = new Map<string, Readable>()
  return async <T>(by: string, body: Readable, receive: () => Promise<T>): Promise<T> => {
    open.get(by)?.destroy()
    open.set(by, body)
    const late = setTimeout(() => body.destroy(), IMPORT_MINUTES * 60_000)
    try {
      return await receive()
    } finally {
      clearTimeout(late)
      if (open.get(by) === body) open.delete(by)
    }
  }
}
