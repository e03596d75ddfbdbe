import { cx } from 'class-variance-authority'
import type * as React from 'react'

/** A few reasons, side by side. Renders a `<ul>`. */
export function FeatureGrid({ className, ...rest }: React.ComponentProps<'ul'>): React.JSX.Element {
  return <ul data-slot="feature-grid" {...rest} className={cx('sg-feature-grid', className)} />
}

export interface FeatureProps extends Omit<React.ComponentProps<'li'>, 'title'> {
  /** Title: the reason in a few words. */
  title: React.ReactNode
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** A plain line icon. */
  icon?: React.ReactNode
}

/** One reason; the children explain it. Renders an `<li>`. */
export function Feature({
  title,
  headingLevel = 3,
  icon,
  className,
  children,
  ...rest
}: FeatureProps): React.JSX.Element {
  const Heading = `h${headingLevel}` as const
  return (
    <li data-slot="feature" {...rest} className={cx('sg-feature', className)}>
      {icon && (
        <span data-slot="feature-icon" className="sg-feature-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading data-slot="feature-title" className="sg-feature-title">
        {title}
      </Heading>
      {children && (
        <div data-slot="feature-text" className="sg-feature-text">
          {children}
        </div>
      )}
    </li>
  )
}
