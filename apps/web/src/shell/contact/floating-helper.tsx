import { Suspense, useState } from 'react'
import { ContactHelper } from './contact-helper.tsx'

/** The contact helper, which a page may keep closed. It stays closed afterwards. */
export function FloatingHelper({ closed }: { closed: boolean }) {
  const [staysClosed, setStaysClosed] = useState(closed)
  if (closed && !staysClosed) setStaysClosed(true)
  const begins = staysClosed ? 'closed' : 'open'
  // The key resets its state, so that a link to such a page closes it.
  return (
    <Suspense>
      <ContactHelper key={begins} begins={begins} />
    </Suspense>
  )
}
