'use client'

import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { CrownIcon, PhoneIcon } from '../icon/icon.tsx'
import { Slot, Slottable } from '../internal/slot.tsx'
import { phoneLink } from '../logic/phone-link.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

const membershipCta = cva('sg-membership-cta', {
  variants: {
    variant: {
      primary: 'sg-membership-cta-primary',
      secondary: 'sg-membership-cta-secondary',
      outline: 'sg-membership-cta-outline',
      floating: 'sg-membership-cta-floating',
      cta: 'sg-membership-cta-prominent',
    },
    size: {
      sm: 'sg-membership-cta-sm',
      md: 'sg-membership-cta-md',
      lg: 'sg-membership-cta-lg',
      xl: 'sg-membership-cta-xl',
    },
  },
})

export interface MembershipCtaProps extends Omit<React.ComponentProps<'a'>, 'onClick' | 'ref'> {
  /** `floating` stays at the bottom right of the window, with a call button if `phone` is set. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'floating' | 'cta' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** @default 'crown' */
  icon?: 'crown' | 'none' | undefined
  /** Shown on hover and on focus, except when floating. @default 'Get 30% off hotels + 50% off activities' */
  tooltip?: string | undefined
  /** Link target, used without `onClick`. @default '/membership' */
  href?: string | undefined
  /** Replaces the link to `href`; renders a `<button>`. */
  onClick?: React.MouseEventHandler<HTMLElement> | undefined
  ref?: React.Ref<HTMLElement> | undefined
  /** Phone number of the floating variant's call button. Omit it for no button. */
  phone?: string | undefined
  /** Accessible name of the call button. @default 'Call Now' */
  callLabel?: string | undefined
  /** Applies the styles to its single child element, such as a router's link with text. @default false */
  asChild?: boolean | undefined
  /** @default 'Book Membership Now' */
  children?: React.ReactNode
}

/** Invites the visitor to become a member. Renders an `<a>`, or a `<button>` with `onClick`. */
export function MembershipCta({
  variant = 'primary',
  size = 'md',
  icon = 'crown',
  tooltip = 'Get 30% off hotels + 50% off activities',
  href = '/membership',
  onClick,
  ref,
  phone,
  callLabel = 'Call Now',
  asChild = false,
  className,
  children = 'Book Membership Now',
  ...rest
}: MembershipCtaProps): React.JSX.Element {
  const look = {
    'data-slot': 'membership-cta',
    'data-variant': variant,
    'data-size': size,
    ...rest,
    className: cx(membershipCta({ variant, size }), className),
  }
  const crown = icon === 'crown' && <CrownIcon className="sg-membership-cta-crown" />
  const action = asChild ? (
    <Slot {...look} {...(onClick ? { onClick } : {})} ref={ref}>
      {crown}
      <Slottable>{children}</Slottable>
    </Slot>
  ) : onClick ? (
    <button
      {...(look as React.ComponentProps<'button'>)}
      type="button"
      ref={ref as React.Ref<HTMLButtonElement>}
      onClick={onClick}
    >
      {crown}
      {children}
    </button>
  ) : (
    <a {...look} href={href} ref={ref as React.Ref<HTMLAnchorElement>}>
      {crown}
      {children}
    </a>
  )
  if (variant !== 'floating') return <Tooltip content={tooltip}>{action}</Tooltip>
  return (
    <div data-slot="membership-cta-group" className="sg-membership-cta-group">
      {phone && (
        <a
          data-slot="membership-cta-call"
          className="sg-membership-cta-call"
          href={phoneLink(phone)}
          aria-label={callLabel}
          title={callLabel}
        >
          <PhoneIcon />
        </a>
      )}
      {action}
    </div>
  )
}
