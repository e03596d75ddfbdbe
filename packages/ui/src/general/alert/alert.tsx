import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { AlertCircleIcon, AlertTriangleIcon, CircleCheckIcon, InfoCircleIcon } from '../icon/icon.tsx'

const iconOfTone = {
  danger: AlertCircleIcon,
  warning: AlertTriangleIcon,
  success: CircleCheckIcon,
  info: InfoCircleIcon,
}

export interface AlertProps extends Omit<React.ComponentProps<'div'>, 'title'> {
  /** Severity. `danger` interrupts a screen reader, the other tones wait. @default 'danger' */
  tone?: 'danger' | 'warning' | 'success' | 'info' | undefined
  /** Short title: what happened. */
  title?: React.ReactNode
  /** Buttons or links that offer a next step. */
  actions?: React.ReactNode
}

/** An inline message about an error, a success or something that needs attention. Renders a live `<div>`. */
export function Alert({
  tone = 'danger',
  title,
  actions,
  className,
  children,
  ...rest
}: AlertProps): React.JSX.Element {
  const Icon = iconOfTone[tone]
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={cx('sg-alert', `sg-alert-${tone}`, className)}
    >
      <Icon className="sg-alert-icon" />
      <div data-slot="alert-body" className="sg-alert-body">
        {title && (
          <p data-slot="alert-title" className="sg-alert-title">
            {title}
          </p>
        )}
        {children}
      </div>
      {actions && (
        <div data-slot="alert-actions" className="sg-alert-actions">
          {actions}
        </div>
      )}
    </div>
  )
}
