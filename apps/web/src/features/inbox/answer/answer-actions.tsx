import type { Message, StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { SubmitButton } from '../../../forms/send-form.tsx'
import { AttachButton } from '../../../signed-in/attachments/attach-files.tsx'
import { draftOf, openQuoteIn } from '../quote/changed-quote.ts'
import { newDraft } from '../quote/quote-draft.ts'
import type { AnswerDraft } from './use-answer-draft.ts'

interface AnswerActionsProps {
  enquiry: StaffEnquiry
  messages: readonly Message[]
  draft: AnswerDraft
  isReady: boolean
  isSending: boolean
  /** Only the WhatsApp template can be sent. */
  isTemplate: boolean
  hasNext: boolean
  onManageTemplates: () => void
}

/** Buttons that send the answer, and those that add to it. */
export function AnswerActions(props: AnswerActionsProps) {
  const { enquiry, messages, draft, isReady, isSending, isTemplate, hasNext, onManageTemplates } = props
  const openQuote = openQuoteIn(messages)
  const cannotSend = !isReady || draft.kept?.queued
  return (
    <>
      <div className="desk-answer-actions">
        <SubmitButton name="send" value="yes" disabled={cannotSend}>
          Send
        </SubmitButton>
        {hasNext && (
          <Button type="submit" variant="outline" name="next" value="yes" disabled={cannotSend || isSending}>
            Send and next
          </Button>
        )}
        <Button type="submit" variant="outline" name="resolve" value="yes" disabled={cannotSend || isSending}>
          Send and resolve
        </Button>
      </div>
      <div className="desk-answer-actions">
        {!draft.quote && !isTemplate && (
          <Button
            variant="outline"
            onClick={() => draft.keep({ quote: openQuote ? draftOf(openQuote) : newDraft(enquiry) })}
          >
            {openQuote ? 'Change the quote' : 'Add a quote'}
          </Button>
        )}
        {!isTemplate && <AttachButton uploads={draft.uploads} />}
        <Button variant="outline" onClick={onManageTemplates}>
          Templates
        </Button>
      </div>
    </>
  )
}
