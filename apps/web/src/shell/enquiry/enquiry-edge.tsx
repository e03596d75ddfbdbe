import { deferred } from '../deferred/deferred.tsx'
import { useRoutePath } from '../navigation/use-route-path.ts'

const EnquiryPanel = deferred(async () => (await import('./enquiry-panel.tsx')).EnquiryPanel, 'touched')

const pagesWithForm = /^\/(contact|login|register|set-password|profile|dashboard)(\/|$)/

/** The enquiry tab and drawer on every page. */
export function EnquiryEdge() {
  const besideForm = pagesWithForm.test(useRoutePath())
  // Remount when `besideForm` changes: unhydrated HTML would keep the old form until it is touched.
  return <EnquiryPanel key={String(besideForm)} besideForm={besideForm} />
}
