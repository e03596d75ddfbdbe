import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'

const emptyState = cva('sg-empty-state', {
  variants: { size: { sm: 'sg-empty-state-sm', md: 'sg-empty-state-md' } },
})

export interface EmptyStateProps extends Omit<React.ComponentProps<'div'>, 'title'> {
  /** What is not here. */
  title: React.ReactNode
  /** Where the title stands in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** An icon or a small drawing. */
  icon?: React.ReactNode
  /** What to do instead: a button or a link. */
  actions?: React.ReactNode
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined
}

/** Says that there is nothing here and what to do next; the children are the text. Renders a `<div>`. */
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
    <div data-slot="empty-state" data-size={size} {...rest} className={cx(emptyState({ size }), className)}>
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
