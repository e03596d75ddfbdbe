import { Suspense, useState } from 'react'
import { useRoutePath } from '../navigation/use-route-path.ts'
import { useSession } from '../session/session.ts'
import { ContactHelper } from './contact-helper.tsx'

const signedInPages = /^\/(dashboard|profile)(\/|$)/

// It would cover the quote or the only button, especially on phones.
const letters = /^\/(quote|unsubscribe)\/?$/

/** The contact helper for visitors and customers; the signed-in pages of staff have none. */
export function FloatingHelper() {
  const session = useSession()
  const path = useRoutePath()
  const isOverLetter = letters.test(path)
  const [staysClosed, setStaysClosed] = useState(isOverLetter)
  if (isOverLetter && !staysClosed) setStaysClosed(true)
  const isCustomer = session.user !== null && session.user.role !== 'admin'
  if (signedInPages.test(path) && !isCustomer) return null
  const begins = staysClosed ? 'closed' : 'open'
  // The key resets its state, so that a link to such a page closes it. It stays closed afterwards.
  return (
    <Suspense>
      <ContactHelper key={begins} begins={begins} />
    </Suspense>
  )
}
