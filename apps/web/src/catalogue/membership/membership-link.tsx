import { MembershipCta, type MembershipCtaProps } from '@susegad/ui/membership-cta'
import { Link } from '@tanstack/react-router'
import { memberDiscounts } from './member-discounts.ts'

const offer = `Get ${memberDiscounts.join(' + ')}`

/** Leads to the membership page, and says what the card brings. */
export function MembershipLink({
  children,
  ...look
}: Pick<MembershipCtaProps, 'variant' | 'size' | 'children'>) {
  return (
    <MembershipCta {...look} tooltip={offer} asChild>
      <Link to="/membership">{children}</Link>
    </MembershipCta>
  )
}
