import { Banner } from '@susegad/ui/banner'
import type { ReactNode } from 'react'
import { HouseMembershipCard } from './house-membership-card.tsx'
import { MembershipLink } from './membership-link.tsx'

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
      actions={actions ?? <MembershipLink size="lg">Book Membership Now</MembershipLink>}
    >
      <p>{text}</p>
    </Banner>
  )
}
