import { MAX_LENGTH } from '@susegad/api-client/rules'
import { z } from 'zod'
import type { ApiFault } from './chat-refusal.ts'

/** A message of a customer. */
export interface IncomingChat {
  id: string
  /** The number in international form. */
  from: string
  name: string
  at: Date
  text: string
  file: { id: string; name: string } | null
}

/** What became of one of our messages. */
export interface ChatReport {
  id: string
  /** Our own id of the message, if the report carries it. */
  ref: string | null
  state: 'sent' | 'delivered' | 'read' | 'failed'
  fault: ApiFault | null
}

const words = z.string().max(100_000)
const number = z.string().regex(/^\d{6,15}$/)
const messageId = z.string().min(1).max(500)

const messageSchema = z.object({
  from: number,
  id: messageId,
  timestamp: z.coerce.number(),
  type: z.string().max(40),
  text: z.object({ body: words }).optional(),
  image: z.object({ id: z.string().max(200), caption: words.optional() }).optional(),
  document: z
    .object({ id: z.string().max(200), caption: words.optional(), filename: words.optional() })
    .optional(),
  button: z.object({ text: words }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: words }).optional(),
      list_reply: z.object({ title: words }).optional(),
    })
    .optional(),
})
type Message = z.output<typeof messageSchema>

const reportSchema = z.object({
  id: messageId,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: words.optional(),
        message: words.optional(),
        error_data: z.object({ details: words.optional() }).optional(),
      }),
    )
    .optional()
    .catch(undefined),
})

const webhookSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            contacts: z
              .array(z.object({ wa_id: z.string(), profile: z.object({ name: words }).optional() }))
              .optional()
              .catch(undefined),
            messages: z.array(z.unknown()).default([]),
            statuses: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
})

const kinds: Record<string, string> = {
  audio: 'a voice message',
  video: 'a video',
  sticker: 'a sticker',
  location: 'a place on the map',
  contacts: 'a contact',
  reaction: 'a reaction',
  order: 'an order',
}

// Postgres stores neither lone surrogates nor null characters; a name must fit on one line.
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').trim()
const oneLine = (text: string): string => storable(text.replace(/[\p{Cc}\u2028\u2029]/gu, ' '))
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed()

function textOf({ type, text, image, document, button, interactive }: Message): string {
  if (type === 'image' && image) return image.caption ?? ''
  if (type === 'document' && document) return document.caption ?? ''
  const written =
    text?.body ?? button?.text ?? interactive?.button_reply?.title ?? interactive?.list_reply?.title
  return written ?? `They sent ${kinds[type] ?? 'something'}, which can’t be shown here.`
}

function fileOf({ image, document }: Message): IncomingChat['file'] {
  if (document) return { id: document.id, name: cut(oneLine(document.filename ?? ''), 200) || 'Document' }
  return image ? { id: image.id, name: 'Picture' } : null
}

function faultOf(errors: z.output<typeof reportSchema>['errors']): ApiFault | null {
  const [first] = errors ?? []
  if (!first) return null
  return { code: first.code, words: first.error_data?.details ?? first.message ?? first.title ?? '' }
}

/** The parts of a list that read as expected; what Meta adds to the others must not stop these. */
const known = <Read>(parts: readonly unknown[], schema: z.ZodType<Read>): Read[] =>
  parts.flatMap((part) => schema.safeParse(part).data ?? [])

/** Messages and reports for our number; undefined if it is no such webhook. */
export function readWebhook(body: unknown, phoneNumberId: string) {
  const { data } = webhookSchema.safeParse(body)
  if (!data) return undefined
  const values = data.entry
    .flatMap(({ changes }) => changes.map(({ value }) => value))
    .filter(({ metadata }) => metadata?.phone_number_id === phoneNumberId)
  const chats = values.flatMap(({ contacts = [], messages }) =>
    known(messages, messageSchema).map((message): IncomingChat => {
      const name = contacts.find(({ wa_id }) => wa_id === message.from)?.profile?.name ?? ''
      return {
        id: message.id,
        from: `+${message.from}`,
        name: cut(oneLine(name), MAX_LENGTH.name) || `+${message.from}`,
        // A clock may be wrong, but nothing was written in the future.
        at: new Date(Math.min(message.timestamp * 1000 || Date.now(), Date.now())),
        text: cut(storable(textOf(message)), MAX_LENGTH.message),
        file: fileOf(message),
      }
    }),
  )
  const reports = values.flatMap(({ statuses }) =>
    known(statuses, reportSchema).map(
      ({ id, status, biz_opaque_callback_data: ref = null, errors }): ChatReport => ({
        id,
        ref,
        state: status,
        fault: faultOf(errors),
      }),
    ),
  )
  return { chats, reports }
}
