import { homePage } from '@susegad/catalog-data/home'
import { Banner } from '@susegad/ui/banner'
import { Button } from '@susegad/ui/button'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import { HouseMembershipCard } from '../../catalogue/membership/house-membership-card.tsx'

export function HomeClosing() {
  const { closing } = homePage
  return (
    <Banner
      tone="ink"
      title={closing.heading}
      media={<HouseMembershipCard />}
      actions={
        <>
          <MembershipCta variant="primary" size="lg" asChild>
            <Link to="/membership">Get Your Membership Card</Link>
          </MembershipCta>
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
