'use client'
import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { dialogCommand } from '../../general/dialog/dialog-command.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type EnquiryDrawerLabels, enquiryDrawerLabels } from './enquiry-drawer-labels.ts'

export interface EnquiryTabProps extends Omit<React.ComponentProps<'button'>, 'children'> {
  /** Id of the drawer to open. @default 'enquiry' */
  drawerId?: string | undefined
  labels?: Partial<EnquiryDrawerLabels> | undefined
}

/** The upright tab on the page's edge that opens the enquiry drawer. Renders a `<button>`. */
export function EnquiryTab({
  drawerId = 'enquiry',
  labels: own,
  onClick,
  className,
  ...rest
}: EnquiryTabProps): React.JSX.Element {
  const { labels } = useLabels('enquiryDrawer', enquiryDrawerLabels, own)
  return (
    <button
      type="button"
      data-slot="enquiry-tab"
      {...rest}
      {...dialogCommand('show-modal', drawerId, onClick)}
      className={cx('sg-enquiry-tab', className)}
    >
      <span data-slot="enquiry-tab-label" className="sg-enquiry-tab-label">
        {labels.tab}
      </span>
    </button>
  )
}
