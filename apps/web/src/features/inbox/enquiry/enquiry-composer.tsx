import type { StaffDetail } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { memo } from 'react'
import type { StaffMember } from '../../../enquiries/staff.ts'
import { AnswerForm } from '../answer/answer-form.tsx'

interface EnquiryComposerProps {
  detail: StaffDetail
  staffMember: StaffMember
}

/** Answer form below the scrolling thread. */
export const EnquiryComposer = memo(function EnquiryComposer({ detail, staffMember }: EnquiryComposerProps) {
  const { enquiry, messages, unsubscribed } = detail
  return (
    <div className="desk-panel-foot">
      {unsubscribed === 'unreachable' ? (
        <Alert tone="info" title="Unsubscribed from emails">
          <p>They have unsubscribed from our emails. Call, or write on WhatsApp.</p>
        </Alert>
      ) : (
        <AnswerForm
          enquiry={enquiry}
          messages={messages}
          staffMember={staffMember}
          onSite={unsubscribed === 'account'}
        />
      )}
    </div>
  )
})
