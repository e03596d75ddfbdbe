import { useLocation } from '@tanstack/react-router'
import { deferred } from '../deferred/deferred.tsx'

const EnquiryPanel = deferred(async () => (await import('./enquiry-panel.tsx')).EnquiryPanel, 'touched')

const pagesWithForm = /^\/(contact|login|register|set-password|profile|dashboard)(\/|$)/

/** The way to an enquiry at the edge of every page. */
export function EnquiryEdge() {
  const besideForm = useLocation({ select: ({ pathname }) => pagesWithForm.test(pathname) })
  // Drawn anew between the two kinds of page: the first page's HTML would hold on to the form until it is touched.
  return <EnquiryPanel key={String(besideForm)} besideForm={besideForm} />
}
