import { ApiError } from '@susegad/api-client/client'
import type { Message, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import type { QuoteTax } from '@susegad/api-client/quote-total'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import type { FormValues } from '@susegad/ui/form'
import { useLocale } from '@susegad/ui/locale'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useRef, useState } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { AttachButton, AttachedFiles } from '../../../signed-in/attachments/attach-files.tsx'
import { useUploads } from '../../../signed-in/attachments/use-uploads.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useActions } from '../keyboard/action-map.tsx'
import { draftOf, openQuoteIn, tooLateText } from '../quote/changed-quote.ts'
import {
  NO_PROBLEMS,
  newDraft,
  problemsOf,
  type QuoteProblems,
  quoteProblemsIn,
} from '../quote/quote-draft.ts'
import { missingIn } from '../templates/fill-template.ts'
import { TemplateMenu } from '../templates/template-menu.tsx'
import { useTemplateMenu } from '../templates/use-template-menu.ts'
import { AnswerHint, AnswerWayChoice, answerLabel, type Mailbox, useAnswerWay } from './answer-way.tsx'
import { dropAnswer, type KeptAnswer, keepAnswer, keptAnswer, useKeptAnswer } from './kept-answers.ts'
import { sendAnswer, sentText } from './send-answer.ts'
import { SignaturePreview } from './signature-preview.tsx'
import { UNDO_SECONDS } from './undo-send.ts'
import { UnreadMessages } from './unread-messages.tsx'
import './answer-form.css'

const TemplatesDialog = lazy(() =>
  import('../templates/templates-dialog.tsx').then((it) => ({ default: it.TemplatesDialog })),
)

const QuoteEditor = lazy(() =>
  import('../quote/quote-editor.tsx').then((it) => ({ default: it.QuoteEditor })),
)

interface AnswerFormProps {
  enquiry: StaffEnquiry
  messages: readonly Message[]
  staffMember: StaffMember
  mailbox: Mailbox
  /** The customer's number, if answers can go there. */
  whatsApp?: StaffDetail['whatsApp']
  /** Called once the answer waits to be sent, so that it can be undone; without it, answers are sent at once. */
  onHeld?: (() => void) | undefined
  /** Called after "Send and next" and "Send and resolve". */
  onNext?: (() => void) | undefined
  /** GST that a quote will contain. */
  quoteTax?: QuoteTax | null | undefined
}

/** Answer form of staff, by email, by WhatsApp or on the site. */
export function AnswerForm(props: AnswerFormProps) {
  const { enquiry, messages, staffMember, mailbox, whatsApp, onHeld, onNext, quoteTax = null } = props
  const id = enquiry._id
  const queryClient = useQueryClient()
  const format = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptAnswer(id)
  const [problem, setProblem] = useState<string>()
  const [quoteProblems, setQuoteProblems] = useState<QuoteProblems>(NO_PROBLEMS)
  const latest = messages.at(-1)?.place ?? 0
  const ways = useAnswerWay({ id, mailbox, messages, whatsApp })
  const isTemplate = ways.way === 'template'
  const text = isTemplate ? '' : (kept?.text ?? '')
  const quote = (!isTemplate && kept?.quote) || null
  const unread = kept
    ? messages.filter(({ place, authorId }) => place > kept.after && authorId !== staffMember._id)
    : []
  const sending = useMutation({
    mutationFn: (answer: KeptAnswer) => sendAnswer(queryClient, id, answer, format),
    onError: (error) => setQuoteProblems(quoteProblemsIn(error)),
  })
  const sent = text === '' ? messages.find(({ _id }) => _id === sending.data) : undefined
  const openQuote = openQuoteIn(messages)
  const tooLate = quote ? tooLateText(quote, messages) : undefined

  /** Edits keep the idempotency key: if the first attempt arrived, the service reports it. */
  const begun = (): Pick<KeptAnswer, 'key' | 'after' | 'text' | 'quote' | 'files'> =>
    keptAnswer(id) ?? { key: crypto.randomUUID(), after: latest, text: '', quote: null }

  function keep(part: Partial<Pick<KeptAnswer, 'text' | 'quote' | 'files'>>) {
    setProblem(undefined)
    setQuoteProblems(NO_PROBLEMS)
    const next = { ...begun(), ...part, way: ways.way, resolve: false, queued: false, sendAt: undefined }
    if (next.text === '' && next.quote === null && !next.files?.length) dropAnswer(id)
    else keepAnswer(id, next)
  }
  const write = (words: string) => keep({ text: words })
  const uploads = useUploads({
    enquiryId: id,
    files: kept?.files ?? [],
    onAttached: (file) => keep({ files: [...(keptAnswer(id)?.files ?? []), file] }),
    onRemoved: (gone) => keep({ files: kept?.files?.filter(({ _id }) => _id !== gone) ?? [] }),
  })
  const isWritten = isTemplate || text.trim() !== ''
  const isReady = isWritten && unread.length === 0 && !uploads.isBusy && tooLate === undefined
  const menu = useTemplateMenu({ field, enquiry, onText: write })

  async function send({ resolve, next }: FormValues) {
    if (!kept && !isTemplate) return
    const draft = begun()
    const answer = {
      ...draft,
      text: draft.text.trim(),
      way: ways.way,
      resolve: resolve !== undefined,
      queued: false,
    }
    if (onHeld) {
      keepAnswer(id, { ...answer, queued: true, sendAt: Date.now() + UNDO_SECONDS * 1000 })
      onHeld()
    } else await sending.mutateAsync(answer)
    if (resolve !== undefined || next !== undefined) onNext?.()
  }

  /** As if its button was pressed. */
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

  function check(event: SubmitEvent<HTMLFormElement>) {
    const [missing] = missingIn(text)
    const wrong = quote && missing === undefined ? problemsOf(quote, format) : NO_PROBLEMS
    setQuoteProblems(wrong)
    if (isReady && missing === undefined && Object.keys(wrong).length === 0) return
    event.preventDefault()
    if (missing === undefined) return
    setProblem(`Fill in ${missing} first, or remove it.`)
    const at = text.indexOf(missing)
    field.current?.focus()
    field.current?.setSelectionRange(at, at + missing.length)
  }

  return (
    <section className="desk-answer" aria-label="Answer">
      <SendForm
        onSubmit={check}
        send={send}
        failed={(error) => (isConflict(error) ? '' : failureText('The answer was not sent.', error))}
        actions={
          <>
            <div className="desk-answer-actions">
              <SubmitButton name="send" value="yes" disabled={!isReady || kept?.queued}>
                Send
              </SubmitButton>
              {onNext && (
                <Button
                  type="submit"
                  variant="outline"
                  name="next"
                  value="yes"
                  disabled={!isReady || kept?.queued || sending.isPending}
                >
                  Send and next
                </Button>
              )}
              <Button
                type="submit"
                variant="outline"
                name="resolve"
                value="yes"
                disabled={!isReady || kept?.queued || sending.isPending}
              >
                Send and resolve
              </Button>
            </div>
            <div className="desk-answer-actions">
              {!quote && !isTemplate && (
                <Button
                  variant="outline"
                  onClick={() => keep({ quote: openQuote ? draftOf(openQuote) : newDraft(enquiry) })}
                >
                  {openQuote ? 'Change the quote' : 'Add a quote'}
                </Button>
              )}
              {!isTemplate && <AttachButton uploads={uploads} />}
              <Button variant="outline" onClick={menu.manage}>
                Templates
              </Button>
            </div>
          </>
        }
      >
        <div className="desk-answer-body">
          <UnreadMessages
            messages={unread}
            customer={enquiry.name}
            onRead={() => kept && keepAnswer(id, { ...kept, after: latest, queued: false })}
          />
          <TemplateMenu menu={menu} />
          <AnswerWayChoice ways={ways} onSite={mailbox.onSite} />
          <TextArea
            ref={field}
            label={answerLabel(ways.way, mailbox.onSite)}
            name="answer"
            rows={2}
            maxLength={MAX_LENGTH.message}
            dir="auto"
            hint={<AnswerHint way={ways.way} mailbox={mailbox} whatsApp={whatsApp} />}
            readOnly={isTemplate}
            error={problem}
            value={text}
            {...menu.fieldProps}
            onChange={({ currentTarget }) => {
              write(currentTarget.value)
              menu.look(currentTarget)
            }}
            onKeyDown={(event) => {
              if (menu.onKeyDown(event)) return
              const way = sendingWay(event)
              if (!way) return
              event.preventDefault()
              submit(way)
            }}
          />
          {ways.way === 'email' && !mailbox.onSite && <SignaturePreview />}
          {quote && (
            <Suspense fallback={<p role="status">Opening the quote</p>}>
              <QuoteEditor
                enquiry={enquiry}
                draft={quote}
                tax={quoteTax}
                tooLate={tooLate}
                problems={quoteProblems}
                onChange={(draft) => keep({ quote: draft })}
                onRemove={() => {
                  keep({ quote: null })
                  field.current?.focus()
                }}
              />
            </Suspense>
          )}
          {!isTemplate && <AttachedFiles uploads={uploads} />}
          {quote && !text.trim() && <p className="desk-hint">Write a message to go with the quote.</p>}
          {kept?.queued && !kept.sendAt && (
            <Alert tone="warning" role="status">
              <p>You are offline. Your answer is kept here and sent when you are back online.</p>
            </Alert>
          )}
        </div>
        <p role="status" className="desk-hint">
          {kept?.queued && kept.sendAt
            ? `Your answer will be sent within ${UNDO_SECONDS} seconds. Edit it to stop it.`
            : sent && sentText(sent)}
        </p>
      </SendForm>
      {menu.managing && (
        <Suspense fallback={null}>
          <TemplatesDialog onClose={menu.close} />
        </Suspense>
      )}
    </section>
  )
}

/** The button that a key stands for: Ctrl Enter sends, with Shift it also resolves, Alt Enter goes to the next. */
function sendingWay({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (key !== 'Enter') return undefined
  if (altKey) return 'next'
  if (!ctrlKey && !metaKey) return undefined
  return shiftKey ? 'resolve' : 'send'
}

const isConflict = (error: unknown) => error instanceof ApiError && error.kind === 'conflict'
