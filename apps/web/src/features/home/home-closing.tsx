import { homePage } from '@susegad/catalog-data/home'
import { hasPage } from '@susegad/catalog-data/seo'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { MembershipBanner } from '../../catalogue/membership/membership-banner.tsx'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'

export function HomeClosing() {
  const { closing } = homePage
  return (
    <MembershipBanner
      heading={closing.heading}
      text={closing.text}
      actions={
        <>
          {hasPage('membership') ? <MembershipLink size="lg">Get Your Membership Card</MembershipLink> : null}
          <Button variant="secondary" size="lg" asChild>
            <Link to="/contact">Contact Us</Link>
          </Button>
        </>
      }
    />
  )
}
