import { hasPage } from '../../page-data/site.ts'
import { deferred } from '../deferred/deferred.tsx'
import { useRoutePath } from '../navigation/use-route-path.ts'

const MembershipOffer = deferred(
  async () => (await import('./membership-offer.tsx')).MembershipOffer,
  'touched',
)

/** Pages that already make the offer, or that have another purpose. */
const withoutOffer =
  /^\/(membership|contact|enquiry-sent|login|register|set-password|confirm-email|unsubscribe|join|profile|dashboard|quote)(\/|$)/

export function FloatingOffer() {
  const offered = !withoutOffer.test(useRoutePath())
  return offered && hasPage('membership') ? <MembershipOffer /> : null
}
