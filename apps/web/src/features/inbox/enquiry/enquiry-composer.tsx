import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { memo } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { AnswerForm } from '../answer/answer-form.tsx'
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
  return (
    <div className="desk-panel-foot">
      {unsubscribed === 'unreachable' && !whatsApp ? (
        <Alert tone="info" title="Unsubscribed from emails">
          <p>They have unsubscribed from our emails. Call, or write on WhatsApp.</p>
        </Alert>
      ) : (
        <AnswerForm
          enquiry={enquiry}
          messages={messages}
          staffMember={staffMember}
          mailbox={{
            address: enquiry.email,
            onSite: unsubscribed === 'account',
            isReachable: unsubscribed !== 'unreachable' && enquiry.email !== '',
          }}
          whatsApp={whatsApp}
          onHeld={onHeld && (() => onHeld(enquiry))}
          onNext={onNext}
          quoteTax={quoteTax}
        />
      )}
    </div>
  )
})
