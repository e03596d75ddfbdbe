import { MembershipCard } from '@susegad/ui/membership-card'
import { useSite } from '../../page-data/site.ts'
import { memberDiscounts } from './member-discounts.ts'

/** The business's membership card, without a name because it is transferable. */
export function HouseMembershipCard() {
  const site = useSite()
  const { business, membership } = site
  if (!membership) return null
  return (
    <MembershipCard
      brand={business.name}
      labels={{ holder: 'Good for' }}
      validity={`${membership.validMonths} months`}
      benefits={memberDiscounts(site)}
    />
  )
}
