'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { dialogCommand } from '../dialog/dialog-command.ts'

export interface EnquiryTabProps extends React.ComponentProps<'button'> {
  /** Id of the drawer to open. @default 'enquiry' */
  drawerId?: string | undefined
}

/** The upright tab on the page's edge that opens the enquiry drawer. Renders a `<button>`. */
export function EnquiryTab({
  drawerId = 'enquiry',
  children = 'Enquiry',
  onClick,
  className,
  ...rest
}: EnquiryTabProps): React.JSX.Element {
  return (
    <button
      type="button"
      data-slot="enquiry-tab"
      {...rest}
      {...dialogCommand('show-modal', drawerId, onClick)}
      className={cx('sg-enquiry-tab', className)}
    >
      <span data-slot="enquiry-tab-label" className="sg-enquiry-tab-label">
        {children}
      </span>
    </button>
  )
}
