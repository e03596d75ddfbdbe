import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface EmptyStateProps extends Omit<React.ComponentProps<'div'>, 'title'> {
  /** Title: what is missing. */
  title: React.ReactNode
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** Icon or small drawing. */
  icon?: React.ReactNode
  /** Next step: a button or a link. */
  actions?: React.ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined
}

/** Says that there is nothing to show and what to do next; the children are the text. Renders a `<div>`. */
export function EmptyState({
  title,
  headingLevel = 2,
  icon,
  actions,
  size = 'md',
  className,
  children,
  ...rest
}: EmptyStateProps): React.JSX.Element {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="empty-state"
      data-size={size}
      {...rest}
      className={cx('sg-empty-state', `sg-empty-state-${size}`, className)}
    >
      <span data-slot="empty-state-tiles" className="sg-empty-state-tiles" aria-hidden="true">
        {icon && (
          <span data-slot="empty-state-icon" className="sg-empty-state-icon">
            {icon}
          </span>
        )}
      </span>
      <div data-slot="empty-state-body" className="sg-empty-state-body">
        <Heading data-slot="empty-state-title" className="sg-empty-state-title">
          {title}
        </Heading>
        {children && (
          <div data-slot="empty-state-text" className="sg-empty-state-text">
            {children}
          </div>
        )}
        {actions && (
          <div data-slot="empty-state-actions" className="sg-empty-state-actions">
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
