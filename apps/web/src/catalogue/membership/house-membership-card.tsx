import { business } from 'virtual:business'
import { membership } from '@susegad/catalog-data/membership'
import { MembershipCard } from '@susegad/ui/membership-card'
import { memberDiscounts } from './member-discounts.ts'

/** The business's membership card. It bears no name, since it may be lent. */
export function HouseMembershipCard() {
  return (
    <MembershipCard
      brand={business.name}
      labels={{ holder: 'Good for' }}
      validity={`${membership.validMonths} months`}
      benefits={memberDiscounts}
    />
  )
}
