import { cx } from 'class-variance-authority'
import type * as React from 'react'

/** A row of figures, each printed on a ticket stub. Renders a `<ul>`. */
export function StatStrip({ className, ...rest }: React.ComponentProps<'ul'>): React.JSX.Element {
  return <ul data-slot="stat-strip" {...rest} className={cx('sg-stat-strip', className)} />
}

export interface StatProps extends Omit<React.ComponentProps<'li'>, 'value'> {
  /** The figure as written, such as '10,000+'. */
  value: React.ReactNode
  /** Label: what the figure counts. */
  label: React.ReactNode
  /** Icon on the stub. */
  icon?: React.ReactNode
  /** Colour of the ticket; `auto` depends on its position. @default 'auto' */
  tone?: 'auto' | 'primary' | 'accent' | 'gold' | 'earth' | 'tile' | undefined
}

/** One figure with its label; screen readers read the figure first. Renders an `<li>`. */
export function Stat({
  value,
  label,
  icon,
  tone = 'auto',
  className,
  ...rest
}: StatProps): React.JSX.Element {
  return (
    <li data-slot="stat" data-tone={tone} {...rest} className={cx('sg-stat', `sg-stat-${tone}`, className)}>
      <span data-slot="stat-value" className="sg-stat-value">
        {value}
        {icon && (
          <span data-slot="stat-icon" className="sg-stat-icon" aria-hidden="true">
            {icon}
          </span>
        )}
      </span>{' '}
      <span data-slot="stat-label" className="sg-stat-label">
        {label}
      </span>
    </li>
  )
}
