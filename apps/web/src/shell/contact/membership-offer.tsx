import { MembershipCta } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'

/** Offers the membership card, and a call, in the corner of the page. */
export function MembershipOffer() {
  return (
    <aside aria-label="Membership">
      <MembershipCta variant="floating" phone={useSite().business.phone.text} asChild>
        <Link to="/membership">Book Membership Now</Link>
      </MembershipCta>
    </aside>
  )
}
