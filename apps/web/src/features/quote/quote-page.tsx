import { deferred } from '../../shell/deferred/deferred.tsx'
import './quote-page.css'

const QuotePart = deferred(() => import('./quote-part.tsx').then((part) => part.QuotePart), 'idle')

/** The page of one quote, opened by the link in its email or from the customer's pages. */
export function QuotePage() {
  return (
    <article className="quote-page">
      <QuotePart />
    </article>
  )
}
