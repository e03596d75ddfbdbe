import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import type { SpamReason } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { StatusBadge } from '@susegad/ui/status-badge'
import { memo } from 'react'
import { contextText, sourceText } from '../../../enquiries/enquiry-text.ts'
import { promisedBy } from '../../../enquiries/last-message.ts'
import { takenUpAfter } from '../../../enquiries/promise-clock.ts'
import { PromiseLeft, useNow } from '../../../enquiries/promise-left.tsx'
import { type StaffMember, useMayWrite } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useChangeEnquiry } from '../changes/use-change-enquiry.ts'
import type { MadeChange } from '../changes/use-undo-change.ts'

import { useActions, useRunAction } from '../keyboard/action-map.tsx'
import { EnquiryLabels } from '../labels/enquiry-labels.tsx'
import { EnquiryPerson } from '../person/enquiry-person.tsx'
import { continuesElsewhere, MergedNotice } from '../person/merged-notice.tsx'

import { SentPlan } from '../plan/sent-plan.tsx'
import { EnquirySnooze } from '../snooze/enquiry-snooze.tsx'
import { SnoozeMark } from '../snooze/snooze-mark.tsx'
import { languageText } from '../templates/templates.ts'
import { EnquiryThread } from '../thread/enquiry-thread.tsx'
import { EnquiryConflict } from './enquiry-conflict.tsx'
import { EnquiryHandling } from './enquiry-handling.tsx'
import { EnquiryNotes } from './enquiry-notes.tsx'
import { EnquiryReply } from './enquiry-reply.tsx'
import { EnquirySender } from './enquiry-sender.tsx'

const spamTexts: Record<string, string> = {
  honeypot: 'A hidden field was filled in.',
  links: 'It has too many links, or links and no real phone number.',
  blocked: 'The sender is blocked.',
  staff: 'A colleague marked it as spam.',
} satisfies Record<SpamReason, string>

interface EnquiryBodyProps {
  detail: StaffDetail
  staffMember: StaffMember
  /** Called after a change of status or assignee. */
  onChanged: (made: MadeChange) => void
  onSpam: (id: string) => void
  onMerged: (merged: StaffEnquiry) => void
  onLogged: (message: string) => void
}

/** Everything about one enquiry: message, conversation, handling. */
export const EnquiryBody = memo(function EnquiryBody({
  detail,
  staffMember,
  onChanged,
  onSpam,
  onMerged,
  onLogged,
}: EnquiryBodyProps) {
  const { dayText, dateText, momentText } = useDates()
  const { enquiry, plan, history, messages, enteredBy, routedTo } = detail
  const changing = useChangeEnquiry(enquiry._id, onChanged)
  const mayWrite = useMayWrite()
  const now = useNow()
  const takenUp = takenUpAfter(enquiry.createdAt, history)
  const dueAt = promisedBy(enquiry)
  const origin = contextText(enquiry.context)
  const run = useRunAction()
  // What was written on WhatsApp is a message of the thread.
  const isInThread = enquiry.source === 'whatsapp' && messages.length > 0
  const isMerged = continuesElsewhere(detail)
  const maySetAside = mayWrite && !isMerged && enquiry.spam === null && enquiry.deletedAt === null
  useActions({ spam: maySetAside ? () => onSpam(enquiry._id) : undefined }, enquiry._id)

  return (
    <>
      <div className="desk-panel-state">
        <StatusBadge status={enquiry.status} />
        {dueAt && <PromiseLeft dueAt={dueAt} now={now} />}
        {enquiry.priority === 'urgent' && (
          <Badge size="sm" tone="danger">
            Urgent
          </Badge>
        )}
        <SnoozeMark enquiry={enquiry} now={now} />
        {enquiry.status !== 'pending' && takenUp && <span>Started {takenUp}</span>}
        <EnquiryLabels
          enquiry={enquiry}
          onChange={mayWrite && enquiry.deletedAt === null && !enquiry.erasedAt ? changing.change : undefined}
        />
      </div>
      {enquiry.erasedAt ? (
        <Alert tone="info" title="Erased">
          <p>
            What the person wrote was erased on {dateText(enquiry.erasedAt)}. The time, place and history are
            kept.
          </p>
        </Alert>
      ) : (
        mayWrite &&
        !isMerged && (
          <EnquiryReply
            enquiry={enquiry}
            staffMember={staffMember}
            onReplied={changing.change}
            onLogged={onLogged}
          />
        )
      )}
      {/* Loads after the list's data: above the buttons it would shift them while somebody taps. */}
      <EnquirySender {...detail} />
      <MergedNotice {...detail} />
      {detail.customer && <EnquiryPerson enquiry={enquiry} onMerged={onMerged} />}
      {enquiry.spam && (
        <Alert
          tone="warning"
          title="Marked as spam"
          actions={
            mayWrite && (
              <Button variant="outline" size="sm" onClick={() => changing.change({ spam: false })}>
                Not spam
              </Button>
            )
          }
        >
          <p>{spamTexts[enquiry.spam] ?? 'It was detected as spam.'}</p>
        </Alert>
      )}
      {changing.conflict && (
        <EnquiryConflict
          conflict={changing.conflict}
          onKeepTheirs={changing.keepTheirs}
          onUseMine={changing.useMine}
        />
      )}
      {changing.error && (
        <Alert
          actions={
            <Button variant="outline" size="sm" onClick={changing.retry}>
              Retry
            </Button>
          }
        >
          <p>{failureText('The change was not saved and has been undone.', changing.error)}</p>
        </Alert>
      )}
      {!enquiry.erasedAt && !isInThread && (
        <article className="desk-message" aria-labelledby="desk-message-subject">
          <h3 id="desk-message-subject" dir="auto">
            {enquiry.subject}
          </h3>
          <p dir="auto">{enquiry.message}</p>
        </article>
      )}
      <SentPlan detail={detail} />
      <EnquiryThread
        detail={detail}
        planOf={({ plan, subject }) => (
          <SentPlan detail={detail} plan={plan} title={`Plan sent with “${subject}”`} />
        )}
      />
      {mayWrite && !enquiry.erasedAt && <EnquiryNotes id={enquiry._id} />}
      {mayWrite && !isMerged && (
        <EnquiryHandling enquiry={enquiry} staffMember={staffMember} onChange={changing.change} />
      )}
      {mayWrite && !isMerged && enquiry.deletedAt === null && !enquiry.erasedAt && (
        <EnquirySnooze enquiry={enquiry} onSnooze={(snoozedUntil) => changing.change({ snoozedUntil })} />
      )}
      {mayWrite && !isMerged && !enquiry.erasedAt && (
        <div className="desk-answer-actions">
          <Button variant="outline" size="sm" onClick={() => run('log')}>
            Log a call, chat or visit
          </Button>
          {maySetAside && (
            <Button variant="outline" size="sm" onClick={() => onSpam(enquiry._id)}>
              Mark as spam
            </Button>
          )}
        </div>
      )}
      <DescriptionList className="desk-facts">
        {!enquiry.erasedAt && (
          <>
            <DescriptionItem term="Phone">
              <bdi>{enquiry.phone}</bdi>
            </DescriptionItem>
            <DescriptionItem term="Email">
              <bdi>{enquiry.email}</bdi>
            </DescriptionItem>
            <DescriptionItem term="Date of Plan">{dayText(enquiry.dateOfPlan)}</DescriptionItem>
          </>
        )}
        <DescriptionItem term="Created Date">
          <time dateTime={enquiry.createdAt}>{momentText(enquiry.createdAt)}</time>
        </DescriptionItem>
        {!mayWrite && (
          <DescriptionItem term="Assignee">{enquiry.assigneeName ?? 'Unassigned'}</DescriptionItem>
        )}
        {routedTo && !enquiry.assignedTo && (
          <DescriptionItem term="View">
            <bdi>{routedTo.name}</bdi> (not assigned yet)
          </DescriptionItem>
        )}
        {enquiry.source !== 'site' && (
          <DescriptionItem term="Source">{sourceText(enquiry.source, enteredBy)}</DescriptionItem>
        )}
        {plan?.language && plan.language !== 'en' && (
          <DescriptionItem term="Language">{languageText(plan.language)}</DescriptionItem>
        )}
        {origin && <DescriptionItem term="Asked from">{origin}</DescriptionItem>}
      </DescriptionList>
    </>
  )
})
