import { Banner } from '@susegad/ui/banner'
import type { ReactNode } from 'react'
import { hasPage, useSite } from '../../page-data/site.ts'
import { HouseMembershipCard } from './house-membership-card.tsx'
import { MembershipLink } from './membership-link.tsx'

interface MembershipBannerProps {
  heading: string
  text: string
  actions?: ReactNode
}

/** Offers the membership card below a list; without a card, shows the text and other links. */
export function MembershipBanner({ heading, text, actions }: MembershipBannerProps) {
  const hasCard = hasPage(useSite(), 'membership')
  return (
    <Banner
      tone="ink"
      title={heading}
      media={hasCard ? <HouseMembershipCard /> : null}
      actions={actions ?? (hasCard ? <MembershipLink size="lg">Book Membership Now</MembershipLink> : null)}
    >
      <p>{text}</p>
    </Banner>
  )
}
