'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type ReactNode, useRef } from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { Slot, Slottable } from '../../internal/slot.tsx'
import { useLabels } from '../../locale/locale.tsx'
import { type SiteHeaderLabels, siteHeaderLabels } from './site-header-labels.ts'
import { useHeaderScroll } from './use-header-scroll.ts'

export { SiteHeaderAccountMenu, type SiteHeaderAccountMenuProps } from './site-header-account-menu.tsx'
export type { SiteHeaderLabels } from './site-header-labels.ts'
export {
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  type SiteHeaderMenuProps,
  SiteHeaderMenuSection,
} from './site-header-menu.tsx'

export interface SiteHeaderProps extends ComponentProps<'header'> {
  /** `overlay` is transparent over a page's first picture until that is scrolled away. @default 'solid' */
  mode?: 'solid' | 'overlay' | undefined
}

/** The header of every page: a contact bar above the bar with logo and links. Renders a `<header>`. */
export function SiteHeader({ mode = 'solid', ref, className, ...rest }: SiteHeaderProps): JSX.Element {
  const header = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(header, ref)
  const { top, bar, depth, ground, live } = useHeaderScroll(header)
  return (
    <header
      data-slot="site-header"
      data-mode={mode}
      data-top={top}
      data-bar={bar}
      data-depth={depth}
      data-ground={mode === 'overlay' ? ground : 'opaque'}
      data-live={live ? '' : undefined}
      {...rest}
      ref={mergedRef}
      className={cx('sg-site-header', `sg-site-header-${mode}`, className)}
    />
  )
}

/** The contact bar: phone, email, address, social links. Renders a `<div>`. */
export function SiteHeaderTop({ className, children, ...rest }: ComponentProps<'div'>): JSX.Element {
  return (
    <div data-slot="site-header-top" {...rest} className={cx('sg-site-header-top', className)}>
      {children}
    </div>
  )
}

export interface SiteHeaderDetailProps extends ComponentProps<'span'> {
  /** Icon before the text. */
  icon?: ReactNode
  /** Widths at which it shows: `always`, or from tablet or desktop on. @default 'always' */
  shown?: 'always' | 'tablet' | 'desktop' | undefined
  /** `end` moves it, and everything after it, to the end of the bar. @default 'start' */
  side?: 'start' | 'end' | undefined
  /** Applies the styles to its single child element, such as a phone link. @default false */
  asChild?: boolean | undefined
}

/** One detail of the contact bar, such as the phone number. Renders a `<span>`. */
export function SiteHeaderDetail({
  icon,
  shown = 'always',
  side = 'start',
  asChild = false,
  className,
  children,
  ...rest
}: SiteHeaderDetailProps): JSX.Element {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="site-header-detail"
      data-shown={shown}
      data-side={side}
      {...rest}
      className={cx('sg-site-header-detail', className)}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}

/** The lower bar: logo, links, account, menu button. Renders a `<div>`. */
export function SiteHeaderBar({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <div data-slot="site-header-bar" {...rest} className={cx('sg-site-header-bar', className)} />
}

export interface SiteHeaderLogoProps extends ComponentProps<'a'> {
  /** Applies the styles to its single child element, such as a router's link. @default false */
  asChild?: boolean | undefined
}

/** The logo, linking to the home page. Renders an `<a>`. */
export function SiteHeaderLogo({ asChild = false, className, ...rest }: SiteHeaderLogoProps): JSX.Element {
  const Root = asChild ? Slot : 'a'
  return <Root data-slot="site-header-logo" {...rest} className={cx('sg-site-header-logo', className)} />
}

export interface SiteHeaderNavProps extends ComponentProps<'nav'> {
  labels?: Partial<SiteHeaderLabels> | undefined
}

/** The links of the lower bar, shown from desktop widths on; the children are `<li>`s. Renders a `<nav>`. */
export function SiteHeaderNav({
  labels: own,
  className,
  children,
  ...rest
}: SiteHeaderNavProps): JSX.Element {
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  return (
    <nav
      data-slot="site-header-nav"
      aria-label={labels.main}
      {...rest}
      className={cx('sg-site-header-nav', className)}
    >
      <ul data-slot="site-header-nav-list" className="sg-site-header-nav-list">
        {children}
      </ul>
    </nav>
  )
}

/** The end of the lower bar: account, switches and menu button. Renders a `<div>`. */
export function SiteHeaderActions({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return <div data-slot="site-header-actions" {...rest} className={cx('sg-site-header-actions', className)} />
}
