import { deferred } from '../../shell/deferred/deferred.tsx'
import './unsubscribe-page.css'

const UnsubscribePart = deferred(
  () => import('./unsubscribe-part.tsx').then((part) => part.UnsubscribePart),
  'idle',
)

/** The page that the link at the end of our letters opens. */
export function UnsubscribePage() {
  return (
    <article className="unsubscribe-page">
      <h1>Our emails to you</h1>
      <UnsubscribePart />
    </article>
  )
}
