import { Suspense } from 'react'
import { UnsubscribePart } from './unsubscribe-part.tsx'
import './unsubscribe-page.css'

/** The page of the unsubscribe link in emails. */
export function UnsubscribePage() {
  return (
    <article className="unsubscribe-page">
      <h1>Our emails to you</h1>
      <Suspense>
        <UnsubscribePart />
      </Suspense>
    </article>
  )
}
