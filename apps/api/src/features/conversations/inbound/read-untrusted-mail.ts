import { HttpError } from '../../../http/http-error.ts'
import { runInChildProcess } from '../../../process/child-process.ts'
import type { InboundMail } from './read-mail.ts'
import type { ReadMailTask } from './read-mail-process.ts'

const DEADLINE = 20_000
const program = new URL('read-mail-process.ts', import.meta.url)

/** Parses an email in a child process: a malicious one that parses slowly is refused, and blocks no other request. */
export async function readUntrustedMail(
  raw: Buffer,
  { server, deadline = DEADLINE }: { server?: string | undefined; deadline?: number } = {},
): Promise<InboundMail> {
  try {
    const options = { deadline, memory: 256 }
    return await runInChildProcess<ReadMailTask, InboundMail>(program, { raw, server }, options)
  } catch (cause) {
    throw new HttpError(422, 'This email can’t be read: it is too large or has too many parts.', { cause })
  }
}
