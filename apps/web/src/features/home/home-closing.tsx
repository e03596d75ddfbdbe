import type { HomePage } from '@susegad/catalog-data/home'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { MembershipBanner } from '../../catalogue/membership/membership-banner.tsx'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'
import { hasPage, useSite } from '../../page-data/site.ts'

export function HomeClosing({ closing }: Pick<HomePage, 'closing'>) {
  return (
    <MembershipBanner
      heading={closing.heading}
      text={closing.text}
      actions={
        <>
          {hasPage(useSite(), 'membership') ? (
            <MembershipLink size="lg">Get Your Membership Card</MembershipLink>
          ) : null}
          <Button variant="secondary" size="lg" asChild>
            <Link to="/contact">Contact Us</Link>
          </Button>
        </>
      }
    />
  )
}
