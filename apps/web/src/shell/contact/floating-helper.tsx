import { Suspense, useEffect, useState } from 'react'
import { ContactHelper } from './contact-helper.tsx'
import { keepHelperClosed } from './helper-closed.ts'

/** The contact helper, which a page may keep closed. It stays closed for the visit. */
export function FloatingHelper({ closed }: { closed: boolean }) {
  const [staysClosed, setStaysClosed] = useState(closed)
  if (closed && !staysClosed) setStaysClosed(true)
  // Also for the signed-in pages, which have another frame.
  useEffect(() => {
    if (closed) keepHelperClosed()
  }, [closed])
  const begins = staysClosed ? 'closed' : 'open'
  // The key resets its state, so that a link to such a page closes it.
  return (
    <Suspense>
      <ContactHelper key={begins} begins={begins} />
    </Suspense>
  )
}
