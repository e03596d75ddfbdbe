import { ApiError } from '@susegad/api-client/client'
import type { Message } from '@susegad/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { isUnsent, sendingText } from '../../../enquiries/message-text.ts'
import { service } from '../../../shell/session/service.ts'
import { typedSince } from '../../../signed-in/typed-since.ts'
import { showChange } from '../changes/show-change.ts'
import { quoteIn } from '../quote/quote-draft.ts'
import type { NumberFormat } from '../quote/typed-number.ts'
import { showMessages } from '../thread/show-messages.ts'
import {
  dropAnswer,
  type KeptAnswer,
  keepAnswer,
  keptAnswer,
  queuedAnswer,
  queuedAnswers,
} from './kept-answers.ts'

/** New messages in the thread, from a conflict. */
const unreadIn = (error: ApiError): readonly Message[] =>
  (error.body as { messages?: Message[] } | undefined)?.messages ?? []

const onTheirWay = new Set<string>()

/** Whether the service may already have the answer to this enquiry. */
export const isOnItsWay = (id: string): boolean => onTheirWay.has(id)

/** Sends an answer and returns its message's id. Offline, it is queued; on a conflict, its author decides. */
export async function sendAnswer(
  queryClient: QueryClient,
  id: string,
  answer: KeptAnswer,
  format: NumberFormat,
): Promise<string | undefined> {
  const before = keptAnswer(id)
  onTheirWay.add(id)
  try {
    const { message } = await service.enquiries.answer(id, inputOf(answer, format), {
      idempotencyKey: answer.key,
    })
    keepTheRest(id, answer, message)
    showMessages(queryClient, id, [message])
    // At once, not when the list is loaded again: "next" would otherwise find this enquiry still waiting.
    showChange(queryClient, id, { waitingSince: null, dueAt: null })
    void queryClient.invalidateQueries({ queryKey: viewsKey })
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
    return message._id
  } catch (error) {
    // The session has ended: keep the draft for its author.
    if (error instanceof ApiError && error.kind === 'auth') throw error
    const away = error instanceof ApiError && (error.kind === 'network' || error.kind === 'unavailable')
    const isKnown = error instanceof ApiError && error.status === 422 && !error.fieldErrors.text
    const now = keptAnswer(id)
    // Text typed while sending is newer than `answer`, and is not sent automatically.
    const isEdited = now !== before
    const queued = away && !isEdited
    const latest = isEdited ? now : answer
    if (latest)
      keepAnswer(id, { ...latest, queued, sendAt: undefined, ...(isKnown && { key: crypto.randomUUID() }) })
    // The enquiry was merged or deleted meanwhile, or its customer unsubscribed: the panel says so.
    if (isKnown || (error instanceof ApiError && error.kind === 'missing'))
      void queryClient.invalidateQueries({ queryKey: enquiries.detail(id).queryKey })
    if (error instanceof ApiError && error.kind === 'conflict') showMessages(queryClient, id, unreadIn(error))
    if (!queued) throw error
    return undefined
  } finally {
    onTheirWay.delete(id)
  }
}

function inputOf({ text, way, after, resolve, quote, files = [] }: KeptAnswer, format: NumberFormat) {
  // The template has words of its own: what was typed stays.
  if (way === 'template') return { text: 'Template', way, after, resolve }
  return {
    text,
    ...(way === 'whatsapp' && { way }),
    after,
    resolve,
    ...(files.length > 0 && { attachments: files.map(({ _id }) => _id) }),
    ...(quote && { quote: quoteIn(quote, format) }),
  }
}

/** Sends held answers as the page is closed or its user signs out; what does not arrive is sent at the next visit. */
export const sendHeldAnswers = (format: NumberFormat): Promise<unknown> =>
  Promise.allSettled(
    queuedAnswers().map(async (id) => {
      const answer = queuedAnswer(id)
      if (answer?.sendAt)
        await service.enquiries.answer(id, inputOf(answer, format), {
          idempotencyKey: answer.key,
          keepalive: true,
        })
    }),
  )

/** Removes a sent answer, but keeps text typed meanwhile as a new draft. */
function keepTheRest(id: string, sent: KeptAnswer, message: Message): void {
  const now = keptAnswer(id)
  if (sent.way === 'template') {
    // The template has its own text, so the draft stays, with edits made while the template was being sent.
    const isEmpty = !now || (now.text === '' && now.quote === null && !now.files?.length)
    const way = now?.way === 'template' ? undefined : now?.way
    const rest = { way, key: crypto.randomUUID(), after: message.place, resolve: false, queued: false }
    if (isEmpty) dropAnswer(id)
    else keepAnswer(id, { ...now, ...rest, sendAt: undefined })
    return
  }
  const text = typedSince(sent.text, now?.text ?? '')
  const quote = now?.quote === sent.quote ? null : (now?.quote ?? null)
  const files = now?.files?.filter(({ _id }) => !sent.files?.some((file) => file._id === _id)) ?? []
  const rest = { text, quote, files, way: now?.way, key: crypto.randomUUID(), after: message.place }
  if (text === '' && quote === null && files.length === 0) dropAnswer(id)
  else keepAnswer(id, { ...rest, resolve: false, queued: false })
}

/** Delivery status of the answer just sent. */
export function sentText({ channel, sending }: Message): string {
  if (!sending || !isUnsent(sending.state)) return 'Your answer was sent.'
  const state =
    sending.state === 'waiting' ? 'Your answer is waiting to be sent.' : 'Your answer was not sent.'
  return `${state} ${sendingText({ channel, sending })}`
}
