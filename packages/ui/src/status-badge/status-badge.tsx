import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Badge, type BadgeProps } from '../badge/badge.tsx'

const toneOfStatus: Record<string, BadgeProps['tone']> = {
  pending: 'warning',
  in_progress: 'info',
  resolved: 'success',
}

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'variant' | 'asChild'> {
  /** Status as the service sends it, such as `in_progress`. An unknown one is shown in grey. */
  status: string
}

/** Shows the status of an enquiry, with underscores as spaces. Renders a `<span>`. */
export function StatusBadge({ status, className, children, ...rest }: StatusBadgeProps): React.JSX.Element {
  const tone = Object.hasOwn(toneOfStatus, status) ? toneOfStatus[status] : 'neutral'
  return (
    <Badge
      data-slot="status-badge"
      data-status={status}
      tone={tone}
      {...rest}
      className={cx('sg-status-badge', className)}
    >
      <span data-slot="status-badge-dot" className="sg-status-badge-dot" aria-hidden="true" />
      <span data-slot="status-badge-text" className="sg-status-badge-text">
        {children ?? status.replaceAll('_', ' ')}
      </span>
    </Badge>
  )
}
