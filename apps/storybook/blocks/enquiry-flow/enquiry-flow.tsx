'use client'

import { EnquiryDrawer, EnquiryTab } from '@susegad/ui/enquiry-drawer'
import { sendEnquiry } from './send-enquiry.ts'

export interface EnquiryFlowProps {
  /** URL that takes enquiries by POST: as JSON, and as a plain form where no script runs. */
  address: string
}

/** Ask from any page without leaving it: a tab at the edge, the form in a drawer, the confirmation. */
export function EnquiryFlow({ address }: EnquiryFlowProps) {
  return (
    <>
      <EnquiryTab />
      <EnquiryDrawer
        form={{
          action: address,
          onSubmit: (enquiry, further) => sendEnquiry(address, { ...further, ...enquiry }),
        }}
      />
    </>
  )
}
