import { cx } from 'class-variance-authority'
import type * as React from 'react'

/** Events in chronological order. Renders an `<ol>`. */
export function Timeline({ className, ...rest }: React.ComponentProps<'ol'>): React.JSX.Element {
  return <ol data-slot="timeline" {...rest} className={cx('sg-timeline', className)} />
}

export interface TimelineItemProps extends Omit<React.ComponentProps<'li'>, 'title'> {
  /** Title: what happened, in a few words. */
  title: React.ReactNode
  /** Time as shown. */
  time?: React.ReactNode
  /** Machine-readable time, such as `2024-11-03T10:00+05:30`. */
  dateTime?: string | undefined
  /** Icon in the marker instead of the dot. */
  icon?: React.ReactNode
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
}

/** One event of a timeline; the children are details. Renders an `<li>`. */
export function TimelineItem({
  title,
  time,
  dateTime,
  icon,
  tone = 'neutral',
  className,
  children,
  ...rest
}: TimelineItemProps): React.JSX.Element {
  return (
    <li
      data-slot="timeline-item"
      data-tone={tone}
      {...rest}
      className={cx('sg-timeline-item', `sg-timeline-${tone}`, className)}
    >
      <span data-slot="timeline-marker" className="sg-timeline-marker" aria-hidden="true">
        {icon}
      </span>
      <div data-slot="timeline-body" className="sg-timeline-body">
        <p data-slot="timeline-title" className="sg-timeline-title">
          {title}
        </p>
        {time && (
          <time data-slot="timeline-time" className="sg-timeline-time" dateTime={dateTime}>
            {time}
          </time>
        )}
        {children && (
          <div data-slot="timeline-text" className="sg-timeline-text">
            {children}
          </div>
        )}
      </div>
    </li>
  )
}
