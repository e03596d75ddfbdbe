import { Suspense } from 'react'
import { useRoutePath } from '../navigation/use-route-path.ts'
import { EnquiryPanel } from './enquiry-panel.tsx'

const pagesWithForm = /^\/(contact|login|register|set-password|profile|dashboard)(\/|$)/

/** The enquiry tab and drawer on every page. */
export function EnquiryEdge() {
  const besideForm = pagesWithForm.test(useRoutePath())
  return (
    <Suspense>
      <EnquiryPanel besideForm={besideForm} />
    </Suspense>
  )
}
