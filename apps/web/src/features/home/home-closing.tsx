import { homePage } from '@susegad/catalog-data/home'
import { Banner } from '@susegad/ui/banner'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { HouseMembershipCard } from '../../catalogue/membership/house-membership-card.tsx'
import { MembershipLink } from '../../catalogue/membership/membership-link.tsx'

export function HomeClosing() {
  const { closing } = homePage
  return (
    <Banner
      tone="ink"
      title={closing.heading}
      media={<HouseMembershipCard />}
      actions={
        <>
          <MembershipLink size="lg">Get Your Membership Card</MembershipLink>
          <Button variant="secondary" size="lg" asChild>
            <Link to="/contact">Contact Us</Link>
          </Button>
        </>
      }
    >
      <p>{closing.text}</p>
    </Banner>
  )
}
