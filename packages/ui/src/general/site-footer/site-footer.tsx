import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import { Divider } from '../divider/divider.tsx'

export type { SiteFooterLabels } from './site-footer-labels.ts'
export { SiteFooterWhatsapp, type SiteFooterWhatsappProps } from './site-footer-whatsapp.tsx'

/** The footer of every page, below a strip of tiles. Renders a `<footer>`. */
export function SiteFooter({
  className,
  children,
  ...rest
}: React.ComponentProps<'footer'>): React.JSX.Element {
  return (
    <footer data-slot="site-footer" {...rest} className={cx('sg-site-footer', className)}>
      <div data-slot="site-footer-tiles" className="sg-site-footer-tiles">
        <Divider variant="tile" aria-hidden />
      </div>
      <div data-slot="site-footer-grid" className="sg-site-footer-grid">
        {children}
      </div>
    </footer>
  )
}

/** About the brand: logo, blurb and social links. Renders a `<div>`. */
export function SiteFooterLead({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="site-footer-lead" {...rest} className={cx('sg-site-footer-lead', className)} />
}

export interface SiteFooterColumnProps extends Omit<React.ComponentProps<'div'>, 'title'> {
  /** Title of the column. */
  title: React.ReactNode
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined
}

/** A titled column of text, hours or an address. Renders a `<div>`. */
export function SiteFooterColumn({
  title,
  headingLevel = 2,
  className,
  children,
  ...rest
}: SiteFooterColumnProps): React.JSX.Element {
  const Heading = `h${headingLevel}` as const
  return (
    <div data-slot="site-footer-column" {...rest} className={cx('sg-site-footer-column', className)}>
      <Heading data-slot="site-footer-title" className="sg-site-footer-title">
        {title}
      </Heading>
      {children}
    </div>
  )
}

export interface SiteFooterLinksProps extends React.ComponentProps<'ul'> {
  /** `two` splits a long list into two columns. @default 'one' */
  columns?: 'one' | 'two' | undefined
}

/** The links of a column; the children are `<li>`s. Renders a `<ul>`. */
export function SiteFooterLinks({
  columns = 'one',
  className,
  ...rest
}: SiteFooterLinksProps): React.JSX.Element {
  return (
    <ul
      data-slot="site-footer-links"
      data-columns={columns}
      {...rest}
      className={cx('sg-site-footer-links', className)}
    />
  )
}

export interface SiteFooterLegalProps extends React.ComponentProps<'div'> {
  /** Applies the styles to its single child element. @default false */
  asChild?: boolean | undefined
}

/** The last line, such as the copyright. Renders a `<div>`. */
export function SiteFooterLegal({
  asChild = false,
  className,
  ...rest
}: SiteFooterLegalProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="site-footer-legal" {...rest} className={cx('sg-site-footer-legal', className)} />
}
