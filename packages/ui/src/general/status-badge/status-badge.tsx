'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { Badge, type BadgeProps } from '../badge/badge.tsx'
import { type StatusBadgeLabels, statusBadgeLabels } from './status-badge-labels.ts'

export type { StatusBadgeLabels } from './status-badge-labels.ts'

const known: Record<string, { tone: BadgeProps['tone']; label: keyof StatusBadgeLabels }> = {
  pending: { tone: 'warning', label: 'pending' },
  in_progress: { tone: 'info', label: 'inProgress' },
  resolved: { tone: 'success', label: 'resolved' },
}

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'variant' | 'asChild'> {
  /** Status as the service sends it, such as `in_progress`. An unknown one is shown in grey, with underscores as spaces. */
  status: string
  labels?: Partial<StatusBadgeLabels> | undefined
}

/** Shows the status of an enquiry. Renders a `<span>`. */
export function StatusBadge({
  status,
  labels: own,
  className,
  children,
  ...rest
}: StatusBadgeProps): React.JSX.Element {
  const { labels } = useLabels('statusBadge', statusBadgeLabels, own)
  const { tone, label } = (Object.hasOwn(known, status) && known[status]) || { tone: 'neutral' as const }
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
        {children ?? (label ? labels[label] : status.replaceAll('_', ' '))}
      </span>
    </Badge>
  )
}
