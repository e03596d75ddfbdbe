import { deferred } from '../../shell/deferred/deferred.tsx'
import './unsubscribe-page.css'

const UnsubscribePart = deferred(
  () => import('./unsubscribe-part.tsx').then((part) => part.UnsubscribePart),
  'idle',
)

/** The page of the unsubscribe link in emails. */
export function UnsubscribePage() {
  return (
    <article className="unsubscribe-page">
      <h1>Our emails to you</h1>
      <UnsubscribePart />
    </article>
  )
}
