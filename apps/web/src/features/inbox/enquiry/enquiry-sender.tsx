import type { StaffDetail } from '@susegad/api-client/contract'
import { Link } from '@tanstack/react-router'
import { MarkBadge } from '../../../enquiries/badges.tsx'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'

const mailboxText = {
  other: 'Sent from an account with another email address. Emails may reach somebody else.',
  unconfirmed:
    'Sent from an account that has not confirmed this email address. Emails may reach somebody else.',
} as const

/** Sender of the enquiry, with mark and a link to all their enquiries. */
export function EnquirySender({ enquiry, customer, mailbox }: StaffDetail) {
  if (customer === null) return null
  return (
    <p className="desk-panel-state">
      <MarkBadge mark={customer.mark} />
      <Link to="/dashboard/customers" search={{ customer: enquiry._id }}>
        {customer.enquiries === 1
          ? 'Their first enquiry'
          : `All ${enquiriesText(customer.enquiries)} from this customer`}
      </Link>
      {mailbox && <span>{mailboxText[mailbox]}</span>}
    </p>
  )
}
