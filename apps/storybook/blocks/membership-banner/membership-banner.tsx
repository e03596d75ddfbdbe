import { Banner } from '@susegad/ui/banner'
import { MembershipCard, type MembershipCardProps } from '@susegad/ui/membership-card'
import { MembershipCta } from '@susegad/ui/membership-cta'
import type { ReactNode } from 'react'

export interface MembershipBannerProps {
  /** The offer in one line. */
  title: string
  /** Texts on the card. */
  card: Pick<MembershipCardProps, 'brand' | 'validity' | 'benefits' | 'number' | 'labels'>
  /** URL of the page to become a member. */
  href: string
  /** The label of the link, such as 'Book Membership Now'. */
  action: string
  /** One or two sentences about it. */
  children: ReactNode
}

/** The membership card, its benefits, and a link to get it. */
export function MembershipBanner({ title, card, href, action, children }: MembershipBannerProps) {
  return (
    <Banner
      tone="ink"
      title={title}
      media={<MembershipCard {...card} />}
      actions={
        <MembershipCta href={href} size="lg" tooltip={card.benefits.join(' + ')}>
          {action}
        </MembershipCta>
      }
    >
      <p>{children}</p>
    </Banner>
  )
}
