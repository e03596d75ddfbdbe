'use client'

import { EnquiryForm } from '@susegad/ui/enquiry-form'

export function AskForm() {
  return <EnquiryForm id="ask" onSubmit={async () => {}} />
}
