import { type ReactNode, Suspense } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { PageFrame } from '../../../shell/page/page-frame.tsx'
import { useSession } from '../../../shell/session/session.ts'

// Lazy: the first view of a signed-in page does not need them.
const EnquiryPanel = latePart(async () => ({
  default: (await import('../../../shell/enquiry/enquiry-panel.tsx')).EnquiryPanel,
}))
const ContactHelper = latePart(async () => ({
  default: (await import('../../../shell/contact/contact-helper.tsx')).ContactHelper,
}))

// The same element for every rendering: rendered again before its script has come, it would lose its HTML, and with it
// the drawer that somebody has opened.
const enquiry = (
  <Suspense>
    <EnquiryPanel besideForm />
  </Suspense>
)

/** The frame of the signed-in pages; customers have the contact helper. */
export function WorkspaceFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <PageFrame
      enquiry={enquiry}
      corner={
        user && user.role !== 'admin' ? (
          <Suspense>
            <ContactHelper begins="open" />
          </Suspense>
        ) : null
      }
    >
      {children}
    </PageFrame>
  )
}
