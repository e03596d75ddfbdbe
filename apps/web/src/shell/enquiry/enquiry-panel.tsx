import { EnquiryDrawer, EnquiryTab } from '@susegad/ui/enquiry-drawer'
import { useLocation } from '@tanstack/react-router'
import { useSubjectProposal } from './subject-proposal.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface EnquiryPanelProps {
  /** Whether the page has fields of its own, which the drawer's are not to be taken for. */
  besideForm: boolean
}

/** The tab on the edge of every page and the drawer behind it. */
export function EnquiryPanel({ besideForm }: EnquiryPanelProps) {
  const subject = useSubjectProposal(useLocation({ select: ({ pathname }) => pathname }))
  const form = useEnquiryForm('drawer', subject)
  return (
    <>
      <EnquiryTab />
      <EnquiryDrawer
        form={form}
        {...(besideForm
          ? { standIn: <a href="/contact#form-heading">Write to us on the contact page</a> }
          : {})}
      />
    </>
  )
}
