'use client'

import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { CrownIcon, PhoneIcon } from '../../general/icon/icon.tsx'
import { Tooltip } from '../../general/tooltip/tooltip.tsx'
import { Slot, Slottable } from '../../internal/slot.tsx'
import type { VariantClasses } from '../../internal/variant-classes.ts'
import { warnIf } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { phoneLink } from '../../logic/phone-link.ts'
import { type MembershipCtaLabels, membershipCtaLabels } from './membership-cta-labels.ts'

export type { MembershipCtaLabels } from './membership-cta-labels.ts'

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
  } satisfies VariantClasses<MembershipCtaProps, 'variant' | 'size'>,
})

export interface MembershipCtaProps extends Omit<React.ComponentProps<'a'>, 'onClick' | 'ref'> {
  /** `floating` stays at the bottom right of the window, with a call button if `phone` is set. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'floating' | 'cta' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** @default 'crown' */
  icon?: 'crown' | 'none' | undefined
  /** The benefit in a few words, shown on hover and focus; not in the floating variant. */
  tooltip?: string | undefined
  /** Link target, used without `onClick` and `asChild`. */
  href?: string | undefined
  /** Replaces the link to `href`; renders a `<button>`. */
  onClick?: React.MouseEventHandler<HTMLElement> | undefined
  ref?: React.Ref<HTMLElement> | undefined
  /** Phone number of the floating variant's call button. Omit it for no button. */
  phone?: string | undefined
  /** Applies the styles to its single child element, such as a router's link with text. @default false */
  asChild?: boolean | undefined
  /** The invitation, such as 'Book Membership Now'. */
  children: React.ReactNode
  labels?: Partial<MembershipCtaLabels> | undefined
}

const onlyOfLink = /^(aria-|on[A-Z]|target$|rel$|download$|tabIndex$)/

/** The floating variant wraps its link in a group: link props go to the link, all others to the group. */
function shareProps(props: object): { forLink: object; forGroup: object } {
  const all = Object.entries(props)
  return {
    forLink: Object.fromEntries(all.filter(([name]) => onlyOfLink.test(name))),
    forGroup: Object.fromEntries(all.filter(([name]) => !onlyOfLink.test(name))),
  }
}

/** Invites the visitor to become a member. Renders an `<a>`, or a `<button>` with `onClick`; floating, a `<div>` around it. */
export function MembershipCta({
  variant = 'primary',
  size = 'md',
  icon = 'crown',
  tooltip,
  href,
  onClick,
  ref,
  phone,
  asChild = false,
  className,
  children,
  labels: own,
  ...rest
}: MembershipCtaProps): React.JSX.Element {
  const { labels } = useLabels('membershipCta', membershipCtaLabels, own)
  const isFloating = variant === 'floating'
  warnIf(!!phone && !isFloating, '<MembershipCta> shows its phone only as variant="floating".')
  const { forLink, forGroup } = isFloating ? shareProps(rest) : { forLink: rest, forGroup: {} }
  const look = {
    'data-slot': 'membership-cta',
    'data-variant': variant,
    'data-size': size,
    ...forLink,
    className: cx(membershipCta({ variant, size }), !isFloating && className),
  }
  const linkRef = isFloating ? undefined : ref
  const crown = icon === 'crown' && <CrownIcon className="sg-membership-cta-crown" />
  const action = asChild ? (
    <Slot {...look} {...(onClick ? { onClick } : {})} ref={linkRef}>
      {crown}
      <Slottable>{children}</Slottable>
    </Slot>
  ) : onClick ? (
    <button
      {...(look as React.ComponentProps<'button'>)}
      type="button"
      ref={linkRef as React.Ref<HTMLButtonElement>}
      onClick={onClick}
    >
      {crown}
      {children}
    </button>
  ) : (
    <a {...look} href={href} ref={linkRef as React.Ref<HTMLAnchorElement>}>
      {crown}
      {children}
    </a>
  )
  if (!isFloating) {
    return (
      <Tooltip content={tooltip} shown={tooltip ? 'auto' : 'never'}>
        {action}
      </Tooltip>
    )
  }
  return (
    <div
      data-slot="membership-cta-group"
      {...(forGroup as React.ComponentProps<'div'>)}
      ref={ref as React.Ref<HTMLDivElement>}
      className={cx('sg-membership-cta-group', className)}
    >
      {phone && (
        <a
          data-slot="membership-cta-call"
          className="sg-membership-cta-call"
          href={phoneLink(phone)}
          aria-label={labels.call}
          title={labels.call}
        >
          <PhoneIcon />
        </a>
      )}
      {action}
    </div>
  )
}
