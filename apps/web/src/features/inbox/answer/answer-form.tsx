import { ApiError } from '@susegad/api-client/client'
import type { Message, StaffEnquiry } from '@susegad/api-client/contract'
import type { QuoteTax } from '@susegad/api-client/quote-total'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useLocale } from '@susegad/ui/locale'
import { TextArea } from '@susegad/ui/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, type SubmitEvent, Suspense, useRef, useState } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { failureText } from '../../../signed-in/failure-text.ts'
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
import { dropAnswer, type KeptAnswer, keepAnswer, useKeptAnswer } from './kept-answers.ts'
import { sendAnswer, sentText } from './send-answer.ts'
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
  /** Whether the customer has unsubscribed, and reads answers on the site. */
  onSite: boolean
  /** GST that a quote will contain. */
  quoteTax?: QuoteTax | null | undefined
}

/** Answer form of staff, by email or on the site. */
export function AnswerForm({ enquiry, messages, staffMember, onSite, quoteTax = null }: AnswerFormProps) {
  const id = enquiry._id
  const queryClient = useQueryClient()
  const format = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptAnswer(id)
  const [problem, setProblem] = useState<string>()
  const [quoteProblems, setQuoteProblems] = useState<QuoteProblems>(NO_PROBLEMS)
  const latest = messages.at(-1)?.place ?? 0
  const text = kept?.text ?? ''
  const quote = kept?.quote ?? null
  const unread = kept
    ? messages.filter(({ place, authorId }) => place > kept.after && authorId !== staffMember._id)
    : []
  const sending = useMutation({
    mutationFn: (resolve: boolean) => {
      if (!kept) return Promise.resolve(undefined)
      return sendAnswer(queryClient, id, { ...kept, text: text.trim(), resolve }, format)
    },
    onError: (error) => setQuoteProblems(quoteProblemsIn(error)),
  })
  const sent = text === '' ? messages.find(({ _id }) => _id === sending.data) : undefined
  const openQuote = openQuoteIn(messages)
  const tooLate = quote ? tooLateText(quote, messages) : undefined
  const isReady = text.trim() !== '' && unread.length === 0 && tooLate === undefined

  function keep(part: Partial<Pick<KeptAnswer, 'text' | 'quote'>>) {
    setProblem(undefined)
    setQuoteProblems(NO_PROBLEMS)
    // Edits keep the idempotency key: if the first attempt arrived, the service reports it.
    const begun = kept ?? { key: crypto.randomUUID(), after: latest, text: '', quote: null }
    const next = { ...begun, ...part, resolve: false, queued: false }
    if (next.text === '' && next.quote === null) dropAnswer(id)
    else keepAnswer(id, next)
  }
  const write = (words: string) => keep({ text: words })
  const menu = useTemplateMenu({ field, enquiry, onText: write })

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
        send={async ({ resolve }) => void (await sending.mutateAsync(resolve !== undefined))}
        failed={(error) => (isConflict(error) ? '' : failureText('The answer was not sent.', error))}
        actions={
          <>
            <div className="desk-answer-actions">
              <SubmitButton disabled={!isReady || kept?.queued}>Send</SubmitButton>
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
              {!quote && (
                <Button
                  variant="outline"
                  onClick={() => keep({ quote: openQuote ? draftOf(openQuote) : newDraft(enquiry) })}
                >
                  {openQuote ? 'Change the quote' : 'Add a quote'}
                </Button>
              )}
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
          <TextArea
            ref={field}
            label={onSite ? 'Answer on the site' : 'Answer by email'}
            name="answer"
            rows={2}
            maxLength={MAX_LENGTH.message}
            dir="auto"
            hint={
              <>
                {onSite ? (
                  'They have unsubscribed from emails and will read this under My Enquiries.'
                ) : (
                  <>
                    To <bdi>{enquiry.email}</bdi>.
                  </>
                )}{' '}
                Type / for a template.
              </>
            }
            error={problem}
            value={text}
            {...menu.fieldProps}
            onChange={({ currentTarget }) => {
              write(currentTarget.value)
              menu.look(currentTarget)
            }}
            onKeyDown={(event) => {
              if (menu.onKeyDown(event)) return
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit()
            }}
          />
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
          {quote && !text.trim() && <p className="desk-hint">Write a message to go with the quote.</p>}
          {kept?.queued && (
            <Alert tone="warning" role="status">
              <p>You are offline. Your answer is kept here and sent when you are back online.</p>
            </Alert>
          )}
        </div>
        <p role="status" className="desk-hint">
          {sent && sentText(sent)}
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

const isConflict = (error: unknown) => error instanceof ApiError && error.kind === 'conflict'
