import { Worker } from 'node:worker_threads'
import { HttpError } from '../../../http/http-error.ts'
import type { InboundMail } from './read-mail.ts'

const DEADLINE = 8000
// The name differs in the built service.
const program = new URL(`read-mail-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** Reads a mail in a thread of its own: one that is made to take long holds up nobody, and is refused. */
export async function readMailAside(
  raw: Buffer,
  { server, deadline = DEADLINE }: { server?: string | undefined; deadline?: number } = {},
): Promise<InboundMail> {
  const worker = new Worker(program, {
    workerData: { raw, server },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<InboundMail>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('It takes too long')), deadline)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('It ended without an answer')))
    })
  } catch (cause) {
    throw new HttpError(422, 'This email can’t be read: it is too large or has too many parts.', { cause })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
