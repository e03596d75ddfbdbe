import { useLocation } from '@tanstack/react-router'
import { hasPage } from '../../page-data/site.ts'
import { deferred } from '../deferred/deferred.tsx'

const MembershipOffer = deferred(
  async () => (await import('./membership-offer.tsx')).MembershipOffer,
  'touched',
)

/** Pages that make the offer themselves, or that have another task. */
const withoutOffer =
  /^\/(membership|contact|enquiry-sent|login|register|set-password|unsubscribe|join|profile|dashboard)(\/|$)/

export function FloatingOffer() {
  const offered = useLocation({ select: ({ pathname }) => !withoutOffer.test(pathname) })
  return offered && hasPage('membership') ? <MembershipOffer /> : null
}
