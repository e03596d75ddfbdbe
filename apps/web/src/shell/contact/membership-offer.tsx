import { business } from 'virtual:business'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'

/** Offers the membership card, and a call, in the corner of the page. */
export function MembershipOffer() {
  return (
    <aside aria-label="Membership">
      <MembershipCta variant="floating" phone={business.phone.text} asChild>
        <Link to="/membership">Book Membership Now</Link>
      </MembershipCta>
    </aside>
  )
}
