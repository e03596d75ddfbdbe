import { ApiError } from '@susegad/api-client/client'
import type { Message, StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import type { QuoteTax } from '@susegad/api-client/quote-total'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextArea } from '@susegad/ui/text-area'
import { Suspense, useRef } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { SendForm } from '../../../forms/send-form.tsx'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { AttachedFiles } from '../../../signed-in/attachments/attach-files.tsx'
import { failureText } from '../../../signed-in/failure-text.ts'
import { TemplateMenu } from '../templates/template-menu.tsx'
import { useTemplateMenu } from '../templates/use-template-menu.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerQuote } from './answer-quote.tsx'
import { AnswerState, OfflineNotice } from './answer-state.tsx'
import { AnswerHint, AnswerWayChoice, answerLabel, type Mailbox, useAnswerWay } from './answer-way.tsx'
import { SignaturePreview } from './signature-preview.tsx'
import { UnreadMessages } from './unread-messages.tsx'
import { useAnswerForm } from './use-answer-form.ts'
import './answer-form.css'

const TemplatesDialog = latePart(async () => ({
  default: (await import('../templates/templates-dialog.tsx')).TemplatesDialog,
}))

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
  const field = useRef<HTMLTextAreaElement>(null)
  const ways = useAnswerWay({ id: enquiry._id, mailbox, messages, whatsApp })
  const { way } = ways
  const isTemplate = way === 'template'
  const author = staffMember._id
  const form = useAnswerForm({ enquiry, messages, author, way, field, onHeld, onNext })
  const { draft } = form
  const menu = useTemplateMenu({ field, enquiry, onText: (words) => draft.keep({ text: words }) })

  return (
    <section className="desk-answer" aria-label="Answer">
      <SendForm
        onSubmit={form.check}
        send={form.send}
        failed={(error) => (isConflict(error) ? '' : failureText('The answer was not sent.', error))}
        actions={
          <AnswerActions
            enquiry={enquiry}
            messages={messages}
            draft={draft}
            isTemplate={isTemplate}
            isReady={form.isReady}
            isSending={form.isSending}
            hasNext={onNext !== undefined}
            onManageTemplates={menu.manage}
          />
        }
      >
        <div className="desk-answer-body">
          <UnreadMessages messages={draft.unread} customer={enquiry.name} onRead={draft.haveRead} />
          <TemplateMenu menu={menu} />
          <AnswerWayChoice ways={ways} onSite={mailbox.onSite} />
          <TextArea
            ref={field}
            label={answerLabel(way, mailbox.onSite)}
            name="answer"
            rows={2}
            maxLength={MAX_LENGTH.message}
            dir="auto"
            hint={<AnswerHint way={way} mailbox={mailbox} whatsApp={whatsApp} />}
            readOnly={isTemplate}
            error={form.problem}
            value={draft.text}
            {...menu.fieldProps}
            onChange={({ currentTarget }) => {
              draft.keep({ text: currentTarget.value })
              menu.look(currentTarget)
            }}
            onKeyDown={(event) => menu.onKeyDown(event) || form.onKeyDown(event)}
          />
          {way === 'email' && !mailbox.onSite && <SignaturePreview />}
          {draft.quote && (
            <AnswerQuote
              enquiry={enquiry}
              quote={draft.quote}
              tax={quoteTax}
              form={form}
              onRemoved={() => field.current?.focus()}
            />
          )}
          {!isTemplate && <AttachedFiles uploads={draft.uploads} />}
          {draft.quote && !draft.text.trim() && (
            <p className="desk-hint">Write a message to go with the quote.</p>
          )}
          <OfflineNotice kept={draft.kept} />
        </div>
        <AnswerState kept={draft.kept} sent={form.sent} />
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
