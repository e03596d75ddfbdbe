import { deferred } from '../../shell/deferred/deferred.tsx'
import './quote-page.css'

const QuotePart = deferred(() => import('./quote-part.tsx').then((part) => part.QuotePart), 'idle')

/** The page of one quote, which the link of its letter and the customer's own pages open. */
export function QuotePage() {
  return (
    <article className="quote-page">
      <QuotePart />
    </article>
  )
}
