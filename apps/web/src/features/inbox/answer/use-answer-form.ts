import type { Message, StaffEnquiry } from '@susegad/api-client/contract'
import { CHAT_MAX_LENGTH } from '@susegad/api-client/rules'
import type { FormValues } from '@susegad/ui/form'
import { useLocale } from '@susegad/ui/locale'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from 'react'
import { useActions } from '../keyboard/action-map.tsx'
import { tooLateText } from '../quote/changed-quote.ts'
import { NO_PROBLEMS, problemsOf, type QuoteProblems, quoteProblemsIn } from '../quote/quote-draft.ts'
import { missingIn } from '../templates/fill-template.ts'
import type { AnswerWays } from './answer-way.tsx'
import { type KeptAnswer, keepAnswer } from './kept-answers.ts'
import { sendAnswer } from './send-answer.ts'
import { UNDO_SECONDS } from './undo-send.ts'
import { useAnswerDraft } from './use-answer-draft.ts'

interface AnswerOptions {
  enquiry: StaffEnquiry
  messages: readonly Message[]
  author: string
  way: AnswerWays['way']
  field: RefObject<HTMLTextAreaElement | null>
  onHeld?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** An answer from its first letter until it is sent. */
export function useAnswerForm({ enquiry, messages, author, way, field, onHeld, onNext }: AnswerOptions) {
  const id = enquiry._id
  const queryClient = useQueryClient()
  const format = useLocale()
  const [isRefused, setRefused] = useState(false)
  const [quoteProblems, setQuoteProblems] = useState<QuoteProblems>(NO_PROBLEMS)
  const sending = useMutation({
    mutationFn: (answer: KeptAnswer) => sendAnswer(queryClient, id, answer, format),
    onError: (error) => setQuoteProblems(quoteProblemsIn(error)),
  })
  function onEdit() {
    setRefused(false)
    setQuoteProblems(NO_PROBLEMS)
  }
  const draft = useAnswerDraft({ enquiry, messages, author, way, onEdit })
  const { kept, text, quote, unread, uploads } = draft
  const tooLate = quote ? tooLateText(quote, messages) : undefined
  const isWritten = way === 'template' || text.trim() !== ''
  const isReady = isWritten && unread.length === 0 && !uploads.isBusy && tooLate === undefined

  async function send({ resolve, next }: FormValues) {
    if (!kept && way !== 'template') return
    const begun = draft.begun()
    const answer = { ...begun, text: begun.text.trim(), way, resolve: resolve !== undefined, queued: false }
    if (onHeld) {
      keepAnswer(id, { ...answer, queued: true, sendAt: Date.now() + UNDO_SECONDS * 1000 })
      onHeld()
    } else await sending.mutateAsync(answer)
    if (resolve !== undefined || next !== undefined) onNext?.()
  }

  const [missing] = missingIn(text)
  const problem = missing !== undefined ? `Fill in ${missing} first, or remove it.` : lengthProblem(text, way)

  function check(event: SubmitEvent<HTMLFormElement>) {
    const wrong = quote && missing === undefined ? problemsOf(quote, format) : NO_PROBLEMS
    setQuoteProblems(wrong)
    if (isReady && problem === undefined && Object.keys(wrong).length === 0) return
    event.preventDefault()
    setRefused(true)
    if (problem === undefined) return
    field.current?.focus()
    if (missing === undefined) return
    const at = text.indexOf(missing)
    field.current?.setSelectionRange(at, at + missing.length)
  }

  const onKeyDown = useSubmitKeys(id, field, kept, onNext)
  const sent = text === '' ? messages.find(({ _id }) => _id === sending.data) : undefined
  return {
    draft,
    tooLate,
    isReady,
    problem: isRefused ? problem : undefined,
    quoteProblems,
    isSending: sending.isPending,
    sent,
    send,
    check,
    onKeyDown,
  }
}

const lengthProblem = (text: string, way: AnswerWays['way']) =>
  way === 'whatsapp' && text.trim().length > CHAT_MAX_LENGTH
    ? `A WhatsApp message can have up to ${CHAT_MAX_LENGTH} characters.`
    : undefined

/** Keys of the field and of the desk that send, as if a button was pressed. */
function useSubmitKeys(
  id: string,
  field: AnswerOptions['field'],
  kept: KeptAnswer | null,
  onNext: AnswerOptions['onNext'],
) {
  function submit(way: 'send' | 'next' | 'resolve') {
    const form = kept?.sendAt ? undefined : field.current?.form
    form?.requestSubmit(form.querySelector<HTMLElement>(`[name="${way}"]`))
  }
  useActions(
    {
      send: () => submit('send'),
      'send-next': onNext && (() => submit('next')),
      'send-resolve': () => submit('resolve'),
    },
    id,
  )
  return (event: KeyboardEvent) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    submit(button)
  }
}

/** The button that a key stands for: Ctrl Enter sends, with Shift it also resolves, Alt Enter goes to the next. */
function buttonOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (key !== 'Enter') return undefined
  if (altKey) return 'next'
  if (!ctrlKey && !metaKey) return undefined
  return shiftKey ? 'resolve' : 'send'
}
