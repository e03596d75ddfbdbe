import type { MergedEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { TimelineItem } from '@susegad/ui/timeline'
import type { ReactNode } from 'react'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { OpenEnquiry } from './open-enquiry.tsx'
import { useMerge } from './use-merge.ts'

interface MergedEntryProps {
  merged: MergedEnquiry
  /** Its plan. */
  children: ReactNode
}

/** An enquiry that was merged into this thread. Renders an `<li>`. */
export function MergedEntry({ merged, children }: MergedEntryProps) {
  const { momentText, dayText } = useDates()
  const mayWrite = useMayWrite()
  const { separate } = useMerge()
  const { _id, source, subject, message, dateOfPlan, createdAt } = merged
  return (
    <TimelineItem
      className="desk-thread-message"
      data-direction="in"
      title="Enquiry received, merged into this one"
      time={momentText(createdAt)}
      dateTime={createdAt}
      tone="info"
    >
      <p>
        <OpenEnquiry id={_id}>
          <bdi>{subject}</bdi>
        </OpenEnquiry>
        {dateOfPlan && `, for ${dayText(dateOfPlan)}`}
      </p>
      {/* What was written on WhatsApp is a message of the thread. */}
      {source !== 'whatsapp' && (
        <p className="desk-words" dir="auto">
          {message}
        </p>
      )}
      {children}
      {mayWrite && (
        <Button
          variant="link"
          size="sm"
          aria-label={`Undo merge of ${subject}`}
          state={separate.isPending ? 'loading' : 'idle'}
          onClick={() => separate.mutate(_id)}
        >
          Undo merge
        </Button>
      )}
      {separate.error && <p role="alert">{failureText('The merge was not undone.', separate.error)}</p>}
    </TimelineItem>
  )
}
