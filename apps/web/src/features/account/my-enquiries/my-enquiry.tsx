import type { OwnEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { Card } from '@susegad/ui/card'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { Skeleton } from '@susegad/ui/skeleton'
import { StatusBadge } from '@susegad/ui/status-badge'
import { useState } from 'react'
import { useSite } from '../../../page-data/site.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { subjectText } from '../../../signed-in/subject-text.ts'
import { MyCorrection } from './my-correction.tsx'
import { MyPlan } from './my-plan.tsx'
import { MyThread } from './my-thread.tsx'

function standingOf({ status, lastAnswerAt }: OwnEnquiry, replyPromise: string): string | undefined {
  if (status === 'pending') return `We have it. We'll get back to you ${replyPromise}.`
  if (status === 'in_progress')
    return lastAnswerAt
      ? 'We have answered. Write again whenever you like.'
      : 'We are working on your answer.'
  if (status === 'resolved') return 'Answered. Write again whenever you like.'
  if (status === 'closed') return 'This enquiry is closed. Write again whenever you like.'
  return undefined
}

// About six lines on a phone; a longer message is folded.
const FOLDED_LENGTH = 320

/** One enquiry as a ticket, with its status on the stub. Renders an `<li>`. */
export function MyEnquiry({ enquiry }: { enquiry: OwnEnquiry }) {
  const { dayText, momentText } = useDates()
  const { subject, status, message, dateOfPlan, createdAt } = enquiry
  const [unfolded, setUnfolded] = useState(false)
  const standing = standingOf(enquiry, useSite().business.replyPromise)
  const long = message.length > FOLDED_LENGTH
  return (
    <Card asChild>
      <li className="my-enquiry">
        <div className="my-enquiry-asked">
          <h2 dir="auto">{subjectText(subject)}</h2>
          <p className="my-enquiry-message" dir="auto" data-state={long && !unfolded ? 'folded' : 'whole'}>
            {message}
          </p>
          {long && (
            <Button variant="link" size="sm" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? 'Show less' : 'Show the whole message'}
            </Button>
          )}
          {enquiry.hasPlan && <MyPlan id={enquiry._id} />}
          <MyThread enquiry={enquiry} />
        </div>
        <div className="my-enquiry-stub">
          <StatusBadge status={status} />
          {standing && <p className="my-enquiry-standing">{standing}</p>}
          <DescriptionList>
            <DescriptionItem term="Date of Plan">{dayText(dateOfPlan)}</DescriptionItem>
            <DescriptionItem term="Submitted">
              <time dateTime={createdAt}>{momentText(createdAt)}</time>
            </DescriptionItem>
          </DescriptionList>
          <MyCorrection enquiry={enquiry} />
        </div>
      </li>
    </Card>
  )
}

/** Skeleton of an enquiry that is still loading. */
export function MyEnquirySkeleton() {
  return (
    <Card className="my-enquiry" aria-hidden="true">
      <div className="my-enquiry-asked">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </div>
      <div className="my-enquiry-stub">
        <Skeleton lines={3} />
      </div>
    </Card>
  )
}
