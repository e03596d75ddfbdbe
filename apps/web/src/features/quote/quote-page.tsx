import { Suspense } from 'react'
import { QuotePart } from './quote-part.tsx'
import './quote-page.css'

/** The page of one quote, opened by the link in its email or from the customer's pages. */
export function QuotePage() {
  return (
    <article className="quote-page">
      <Suspense>
        <QuotePart />
      </Suspense>
    </article>
  )
}
