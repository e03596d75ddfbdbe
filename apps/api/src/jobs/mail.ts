import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Queries } from '../db/database.ts'

export interface Letter {
  id: number
  recipient: string
  reply_to: string | null
  subject: string
  body: string
}

export type Send = (letter: Letter) => Promise<void>

const strict = { disableFileAccess: true, disableUrlAccess: true }

const compose = (from: string, letter: Letter): SendMailOptions => ({
  from,
  to: letter.recipient,
  ...(letter.reply_to !== null && { replyTo: { name: '', address: letter.reply_to } }),
  subject: letter.subject,
  text: letter.body,
  headers: { 'Auto-Submitted': 'auto-generated' },
  messageId: `<outbox-${letter.id}@susegad>`,
})

/** Sends by SMTP; without an SMTP_URL each letter becomes a file an owner can open. */
export function createSend(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Send {
  if (config.smtpUrl !== undefined) {
    const url = new URL(config.smtpUrl)
    const transport = nodemailer.createTransport({
      ...strict,
      host: url.hostname,
      port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
      secure: url.protocol === 'smtps:',
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    return async (letter) => {
      await transport.sendMail(compose(config.mailFrom, letter))
    }
  }
  const folder = join(config.dataDir, 'mail')
  const transport = nodemailer.createTransport({
    ...strict,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  return async (letter) => {
    const { message } = await transport.sendMail(compose(config.mailFrom, letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${String(letter.id).padStart(8, '0')}.eml`), message as Buffer, {
      mode: 0o600,
    })
  }
}

const GIVE_UP_AFTER = 50

/**
 * Sends what is due, one letter after the other. A letter is put off before it is tried, so that a process that dies
 * meanwhile neither blocks nor doubles it.
 */
export async function sendDueMail(db: Queries, send: Send, most = 20): Promise<number> {
  for (let sent = 0; sent < most; sent++) {
    const [letter] = await db.query<Letter>(
      `update outbox set attempts = attempts + 1, next_at = now() + least(60 * power(2, attempts), 3600) * interval '1 second'
       where id = (
         select id from outbox where sent_at is null and next_at <= now() and attempts < ${GIVE_UP_AFTER}
         order by next_at for update skip locked limit 1
       )
       returning id, recipient, reply_to, subject, body`,
    )
    if (!letter) return sent
    try {
      await send(letter)
    } catch {
      // It stays in the outbox; the next attempt is already set.
      continue
    }
    await db.query(
      `update outbox set sent_at = now(), body = case when secret then '' else body end where id = $1::bigint`,
      [letter.id],
    )
  }
  return most
}
