import type { Email } from 'postal-mime'
import { answerNamedIn } from '../answer-mail-id.ts'

export interface Bounce {
  /** The answer that did not arrive. */
  answer: string
  /** Diagnostic of the last mail server, in one line. */
  reason: string
}

/** Reports contain the headers of the email, and often all of it. */
const MOST_READ = 256 * 1024
const LONGEST_REASON = 300

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

const fieldOf = (report: string, name: string): string | undefined =>
  new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report)?.[1]?.replace(/\s+/g, ' ').trim()

/** Reads a permanent delivery failure of an answer (RFC 3464); delays are ignored. */
export function readBounce(mail: Email, raw: Buffer): Bounce | null {
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!report) return null
  const text = textOf(report.content).slice(0, MOST_READ)
  if (fieldOf(text, 'action')?.toLowerCase() !== 'failed') return null
  const answer = answerNamedIn(raw.subarray(0, MOST_READ).toString('latin1'))
  if (answer === undefined) return null
  const said = fieldOf(text, 'diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ?? fieldOf(text, 'status') ?? ''
  return { answer, reason: said.slice(0, LONGEST_REASON) }
}
