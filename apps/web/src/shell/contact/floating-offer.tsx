import { Suspense } from 'react'
import { hasPage } from '../../page-data/site.ts'
import { useRoutePath } from '../navigation/use-route-path.ts'
import { MembershipOffer } from './membership-offer.tsx'

/** Pages that already make the offer, or that have another purpose. */
const withoutOffer =
  /^\/(membership|contact|enquiry-sent|login|register|set-password|confirm-email|unsubscribe|join|profile|dashboard|quote)(\/|$)/

export function FloatingOffer() {
  const offered = !withoutOffer.test(useRoutePath())
  return offered && hasPage('membership') ? (
    <Suspense>
      <MembershipOffer />
    </Suspense>
  ) : null
}
