import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { memo } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { AnswerForm } from '../answer/answer-form.tsx'
import { UnsendableAnswer } from '../answer/unsendable-answer.tsx'
import './enquiry-panel.css'

interface EnquiryComposerProps {
  detail: StaffDetail
  staffMember: StaffMember
  onHeld: ((enquiry: StaffEnquiry) => void) | undefined
  onNext: (() => void) | undefined
}

/** Answer form below the scrolling thread. */
export const EnquiryComposer = memo(function EnquiryComposer({
  detail,
  staffMember,
  onHeld,
  onNext,
}: EnquiryComposerProps) {
  const { enquiry, messages, unsubscribed, whatsApp, quoteTax } = detail
  const hasAddress = enquiry.email !== ''
  const isReachable = unsubscribed !== 'unreachable' && hasAddress
  if (!isReachable && !whatsApp)
    return (
      <>
        <div className="desk-panel-foot">
          <Alert tone="info" title={hasAddress ? 'Unsubscribed from emails' : 'No email address'}>
            <p>
              {hasAddress
                ? 'They have unsubscribed from our emails. Call, or write on WhatsApp.'
                : 'This enquiry has no email address. Call, or write on WhatsApp.'}
            </p>
          </Alert>
        </div>
        <UnsendableAnswer id={enquiry._id} />
      </>
    )
  return (
    <div className="desk-panel-foot">
      <AnswerForm
        enquiry={enquiry}
        messages={messages}
        staffMember={staffMember}
        mailbox={{ address: enquiry.email, onSite: unsubscribed === 'account', isReachable }}
        whatsApp={whatsApp}
        onHeld={onHeld && (() => onHeld(enquiry))}
        onNext={onNext}
        quoteTax={quoteTax}
      />
    </div>
  )
})
