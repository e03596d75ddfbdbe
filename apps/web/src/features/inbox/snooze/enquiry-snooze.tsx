import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { BellIcon } from '@susegad/ui/icon'
import { Suspense, useState } from 'react'
import { isOpen } from '../../../enquiries/last-message.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useActions } from '../keyboard/action-map.tsx'

const SnoozeChoice = latePart(async () => ({ default: (await import('./snooze-choice.tsx')).SnoozeChoice }))

interface EnquirySnoozeProps {
  enquiry: StaffEnquiry
  onSnooze: (until: string | null) => void
}

/** Button that puts the open enquiry off; a finished one has nothing to put off. */
export function EnquirySnooze({ enquiry, onSnooze }: EnquirySnoozeProps) {
  const [asks, setAsks] = useState(false)
  const ask = () => setAsks(true)
  const isSnoozable = isOpen(enquiry.status)
  useActions({ snooze: isSnoozable ? ask : undefined }, enquiry._id)
  if (!isSnoozable) return null
  const isSet = enquiry.snoozedUntil !== null
  return (
    <div>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={ask}>
        <BellIcon />
        {isSet ? 'Change the snooze' : 'Snooze'}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <SnoozeChoice isSet={isSet} onSnooze={onSnooze} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </div>
  )
}
