import { MembershipCta, type MembershipCtaProps } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../page-data/site.ts'
import { memberDiscounts } from './member-discounts.ts'

/** A link to the membership page with the benefits of the card. */
export function MembershipLink({
  children,
  ...look
}: Pick<MembershipCtaProps, 'variant' | 'size' | 'children'>) {
  return (
    <MembershipCta {...look} tooltip={`Get ${memberDiscounts(useSite()).join(' + ')}`} asChild>
      <Link to="/membership">{children}</Link>
    </MembershipCta>
  )
}
