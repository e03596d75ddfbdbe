import { EnquiryDrawer, EnquiryTab } from '@susegad/ui/enquiry-drawer'
import { useLocation } from '@tanstack/react-router'
import { useEnquiryContext } from './enquiry-context.ts'
import { EnquiryFoot } from './enquiry-foot.tsx'
import { useSubjectProposal } from './subject-proposal.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

interface EnquiryPanelProps {
  /** Whether the page has an enquiry form of its own; the drawer then links to the contact page. */
  besideForm: boolean
}

/** The tab on the edge of every page and the drawer behind it. */
export function EnquiryPanel({ besideForm }: EnquiryPanelProps) {
  const subject = useSubjectProposal(useLocation({ select: ({ pathname }) => pathname }))
  const form = useEnquiryForm('drawer', useEnquiryContext(), subject ? { subject } : {})
  return (
    <>
      <EnquiryTab />
      <EnquiryDrawer
        historyKey="drawer"
        form={{ ...form, children: <EnquiryFoot /> }}
        {...(besideForm
          ? { standIn: <a href="/contact#form-heading">Write to us on the contact page</a> }
          : {})}
      />
    </>
  )
}
