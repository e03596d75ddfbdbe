'use client'
import type * as React from 'react'
import { Button } from '../button/button.tsx'
import { AlertCircleIcon, CircleCheckIcon, InfoCircleIcon, XIcon } from '../icon/icon.tsx'
import type { ToastRecord } from './toaster-store.ts'

const icons = { neutral: InfoCircleIcon, success: CircleCheckIcon, danger: AlertCircleIcon }

/** One toast. Renders an `<li>`. */
export function Toast({
  toast: { id, message, tone = 'neutral', action },
  label,
  onDismiss,
}: {
  toast: ToastRecord
  label: string
  onDismiss: () => void
}): React.JSX.Element {
  const Icon = icons[tone]
  return (
    <li data-slot="toast" data-tone={tone} data-toast={id} className="sg-toast">
      <Icon className="sg-toast-icon" />
      <p data-slot="toast-message" className="sg-toast-message">
        {message}
      </p>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          className="sg-toast-action"
          onClick={() => {
            action.onPress()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        data-slot="toast-dismiss"
        className="sg-toast-dismiss"
        aria-label={label}
        onClick={onDismiss}
      >
        <XIcon />
      </button>
    </li>
  )
}
