import { ATTACHMENT_MAX_BYTES } from '@susegad/api-client/rules'
import { z } from 'zod'
import type { WhatsAppSettings } from '../../settings/whatsapp-settings.ts'
import { ChatRefusal, refusalIn } from './chat-refusal.ts'

export interface ChatMessage {
  /** The number in international form. */
  to: string
  /** Null: the template of the settings. */
  text: string | null
  /** Our id of the message, which reports about it carry. */
  ref: string
}

export interface WhatsAppApi {
  /** Sends a message and returns its id; rejects with a `ChatRefusal`. */
  send: (message: ChatMessage) => Promise<string>
  /** A received file; undefined if it is too large or no longer there. Rejects if it may be there later. */
  file: (id: string) => Promise<Uint8Array | undefined>
  /** Rejects unless the number can be used. */
  ready: () => Promise<void>
}

/** Shorter than the outbox's lease, and than what Meta waits for an answer. */
const TIMEOUT = 10_000
const LONGEST_ANSWER = 64 * 1024
/** Where Meta's own API keeps files. */
const FILES_OF: Record<string, string> = { 'https://graph.facebook.com': 'https://lookaside.fbsbx.com' }

const sentSchema = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(500) })]) })
const fileSchema = z.object({ url: z.url(), file_size: z.coerce.number().optional() })
const faultSchema = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
})

/** The whole body; undefined if it is longer. */
async function readAtMost(answer: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return JSON.parse((await readAtMost(answer, LONGEST_ANSWER))?.toString() ?? '')
  } catch {
    return undefined
  }
}

async function refusalOf(answer: Response): Promise<ChatRefusal> {
  const { data } = faultSchema.safeParse(await jsonOf(answer))
  const words = data?.error.error_data?.details ?? data?.error.message ?? ''
  return refusalIn(answer.status, { code: data?.error.code ?? -1, words: words.slice(0, 500) })
}

/** The Cloud API of WhatsApp, as far as the desk needs it. */
export function whatsAppApi(
  { api, token, phoneNumberId, template }: WhatsAppSettings,
  { stop, timeout = TIMEOUT }: { stop?: AbortSignal; timeout?: number } = {},
): WhatsAppApi {
  const { origin } = new URL(api)
  const isOurs = (url: string) => [origin, FILES_OF[origin]].includes(new URL(url).origin)

  /** Answers the body as `read` returns it; what interrupts it may pass. */
  async function ask<Read>(url: string, read: (answer: Response) => Promise<Read>, body?: object) {
    const signals = [AbortSignal.timeout(timeout), ...(stop ? [stop] : [])]
    try {
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        // The token must not follow to another host.
        redirect: 'error',
        signal: AbortSignal.any(signals),
      })
      if (!answer.ok) throw await refusalOf(answer)
      return await read(answer)
    } catch (error) {
      stop?.throwIfAborted()
      throw error instanceof ChatRefusal ? error : new ChatRefusal('', { isTemporary: true })
    }
  }

  return {
    async send({ to, text, ref }) {
      const words =
        text === null
          ? { type: 'template', template: { name: template.name, language: { code: template.language } } }
          : { type: 'text', text: { body: text, preview_url: false } }
      const message = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace('+', ''),
        biz_opaque_callback_data: ref,
        ...words,
      }
      const sent = await ask(`${api}/${phoneNumberId}/messages`, jsonOf, message)
      const { data } = sentSchema.safeParse(sent)
      // Taken, but without an id: a report about it will bring that.
      return data?.messages[0].id ?? ''
    },
    async file(id) {
      try {
        const found = fileSchema.safeParse(await ask(`${api}/${encodeURIComponent(id)}`, jsonOf))
        const { url, file_size: size = 0 } = found.data ?? { url: '' }
        if (!url || !isOurs(url) || size > ATTACHMENT_MAX_BYTES) return undefined
        return await ask(url, (answer) => readAtMost(answer, ATTACHMENT_MAX_BYTES))
      } catch (error) {
        if (error instanceof ChatRefusal && !error.isTemporary) return undefined
        throw error
      }
    },
    async ready() {
      await ask(`${api}/${phoneNumberId}?fields=id`, jsonOf)
    },
  }
}
