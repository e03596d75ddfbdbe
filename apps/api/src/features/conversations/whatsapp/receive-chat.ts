import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/database.ts'
import { HttpError, unavailable } from '../../../http/http-error.ts'
import { addReceived, type ReceivedFile } from '../../attachments/attachment-store.ts'
import { kindOf } from '../../attachments/file-kind.ts'
import { lockThread } from '../../enquiries/changes/lock-thread.ts'
import { storeEnquiry } from '../../enquiries/changes/store-enquiry.ts'
import { addMessage } from '../../enquiries/messages/message-store.ts'
import { ChatRefusal } from '../../whatsapp/chat-refusal.ts'
import { isKnownChat } from '../../whatsapp/chat-store.ts'
import { hasNumber, openEnquiryOf } from '../../whatsapp/chat-window.ts'
import type { IncomingChat } from '../../whatsapp/read-webhook.ts'
import type { WhatsAppApi } from '../../whatsapp/whatsapp-api.ts'
import { type Notifying, notifyStaff } from '../customer-wrote.ts'

/** Within this time, messages of one new number become one enquiry. */
const TOGETHER = 60

interface ReceivedFiles {
  files: ReceivedFile[]
  refusedFiles: string[]
}

/** The file of a message, by the same rules as uploads. */
async function filesOf({ file }: IncomingChat, api: WhatsAppApi): Promise<ReceivedFiles> {
  if (!file) return { files: [], refusedFiles: [] }
  try {
    const bytes = await api.file(file.id)
    const type = bytes && (await kindOf(bytes))
    if (!bytes || !type) return { files: [], refusedFiles: [file.name] }
    return { files: [{ name: file.name, type, bytes }], refusedFiles: [] }
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error
    // Meta sends the message again, and the file may be there by then.
    throw new HttpError(503, 'A file could not be fetched. Send the message again.', { retryAfter: 30 })
  }
}

/** The enquiry that a message belongs to: the newest open one of its number, or a new one. */
async function enquiryOf(app: FastifyInstance, { from, name, text, file }: IncomingChat) {
  const open = await openEnquiryOf(app.db, from)
  if (open !== undefined) return { id: open, isNew: false }
  const { id, outcome } = await storeEnquiry(
    app,
    {
      fields: {
        name,
        phone: from,
        email: '',
        dateOfPlan: null,
        subject: 'enquiry',
        message: text || (file?.name ?? ''),
      },
      context: null,
      source: 'whatsapp',
    },
    // The key says nothing about the number.
    {
      once: { key: hash('sha256', `whatsapp ${from}`, 'base64url'), fingerprint: 'chat', seconds: TOGETHER },
    },
  )
  return { id, isNew: outcome === 'stored' }
}

interface Storing extends ReceivedFiles {
  enquiryId: string
  /** New enquiries are announced to staff. */
  isNew: boolean
}

/** Adds a message to its thread; undefined if it is there already. */
async function storeChat(
  tx: Queries,
  { id, at, text, from }: IncomingChat,
  { enquiryId: found, isNew, files, refusedFiles }: Storing,
  notifying: Notifying,
): Promise<string | undefined> {
  const row = await lockThread(tx, found)
  if (!row || row.erased_at !== null) throw unavailable()
  const { id: enquiryId } = row
  const message = await addMessage(tx, {
    enquiryId,
    direction: 'in',
    channel: 'whatsapp',
    body: text,
    whatsappId: id,
    sender: (await hasNumber(tx, row.phone, from)) ? null : from,
    createdAt: at,
    ...(refusedFiles.length > 0 && { refusedFiles }),
  })
  if (!message) return undefined
  await addReceived(tx, { enquiryId, messageId: message.id, files })
  // People write a thought in several messages: the first after our answer is enough to tell staff.
  const isFinished = row.status === 'resolved' || row.status === 'closed'
  if (!isNew && (isFinished || row.turn === 'customer'))
    await notifyStaff(tx, row, { text, by: null, files: files.map(({ name }) => name) }, notifying)
  return enquiryId
}

/** Stores a customer's message once, however often Meta sends it, and tells open desks. */
export async function receiveChat(
  app: FastifyInstance,
  chat: IncomingChat,
  api: WhatsAppApi,
  notifying: Notifying,
): Promise<void> {
  if (await isKnownChat(app.db, chat.id)) return
  const received = await filesOf(chat, api)
  const { id, isNew } = await enquiryOf(app, chat)
  const storing = { enquiryId: id, isNew, ...received }
  const stored = await app.db.transaction((tx) => storeChat(tx, chat, storing, notifying))
  if (isNew) app.live.tell('created', [id])
  else if (stored !== undefined) app.live.tell('changed', [stored])
}
