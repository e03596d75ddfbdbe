import { useLocation } from '@tanstack/react-router'
import { deferred } from '../deferred/deferred.tsx'
import { useSession } from '../session/session.ts'

const ContactHelper = deferred(
  async () => (await import('./contact-helper.tsx')).ContactHelper,
  // Until then the page's first script closes it after a while, and answers its buttons.
  'touched',
)

const signedInPages = /^\/(dashboard|profile)(\/|$)/

/** Helps visitors and customers on every page; whoever works at the desk is the help. */
export function FloatingHelper() {
  const session = useSession()
  const signedInPage = useLocation({ select: ({ pathname }) => signedInPages.test(pathname) })
  const isCustomer = session.user !== null && session.user.role !== 'admin'
  if (signedInPage && !isCustomer) return null
  return <ContactHelper />
}
