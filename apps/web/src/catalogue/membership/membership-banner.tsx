import { Banner } from '@susegad/ui/banner'
import { MembershipCta } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HouseMembershipCard } from './house-membership-card.tsx'

interface MembershipBannerProps {
  heading: string
  text: string
  actions?: ReactNode
}

/** Offers the membership card below a list. */
export function MembershipBanner({ heading, text, actions }: MembershipBannerProps) {
  return (
    <Banner
      tone="ink"
      title={heading}
      media={<HouseMembershipCard />}
      actions={
        actions ?? (
          <MembershipCta size="lg" asChild>
            <Link to="/membership">Book Membership Now</Link>
          </MembershipCta>
        )
      }
    >
      <p>{text}</p>
    </Banner>
  )
}
