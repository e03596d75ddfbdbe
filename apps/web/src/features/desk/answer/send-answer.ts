import { ApiError } from '@susegad/api-client/client'
import type { Message } from '@susegad/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { quoteIn } from '../quote/quote-draft.ts'
import { enquiries } from '../search/desk-queries.ts'
import { showMessages } from '../thread/show-messages.ts'
import { dropAnswer, type KeptAnswer, keepAnswer } from './kept-answers.ts'

/** What somebody wrote in the thread since the answer was begun, from a refusal. */
const unreadIn = (error: ApiError): readonly Message[] =>
  (error.body as { messages?: Message[] } | undefined)?.messages ?? []

/** Sends an answer once. Without a connection it is kept for later; after a colleague's message it waits for its writer. */
export async function sendAnswer(queryClient: QueryClient, id: string, answer: KeptAnswer): Promise<void> {
  const { text, quote, key, after, resolve } = answer
  const input = { text, after, resolve, ...(quote && { quote: quoteIn(quote) }) }
  try {
    const { message } = await service.enquiries.answer(id, input, { idempotencyKey: key })
    dropAnswer(id)
    showMessages(queryClient, id, [message])
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  } catch (error) {
    // The session is gone by now: what its owner kept stays theirs.
    if (error instanceof ApiError && error.kind === 'auth') throw error
    const away = error instanceof ApiError && (error.kind === 'network' || error.kind === 'unavailable')
    const isKnown = error instanceof ApiError && error.status === 422 && !error.fieldErrors.text
    keepAnswer(id, { ...answer, queued: away, ...(isKnown && { key: crypto.randomUUID() }) })
    if (isKnown) void queryClient.invalidateQueries({ queryKey: enquiries.detail(id).queryKey })
    if (error instanceof ApiError && error.kind === 'conflict') showMessages(queryClient, id, unreadIn(error))
    if (!away) throw error
  }
}
