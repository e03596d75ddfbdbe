import { ApiError } from '@susegad/api-client/client'
import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { ChevronDownIcon, ChevronUpIcon, TrashIcon, XIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { useLocale } from '@susegad/ui/locale'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { type StaffMember, useMayWrite } from '../../../enquiries/staff.ts'
import { afterPaint } from '../../../shell/navigation/after-paint.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import type { MadeChange } from '../changes/use-undo-change.ts'
import { continuesElsewhere } from '../person/merged-notice.tsx'
import { presenceText, usePeopleAt } from '../presence/presence.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { Neighbours } from '../search/use-listed.ts'
import { useMarkRead } from '../thread/use-mark-read.ts'
import { useNewestInView } from '../thread/use-newest-in-view.ts'
import { EnquiryBody } from './enquiry-body.tsx'
import { usePanelDialog } from './use-panel-dialog.ts'
import './enquiry-panel.css'
import { Alert } from '@susegad/ui/alert'
import { AnswerForm } from '../answer/answer-form.tsx'

interface EnquiryPanelProps {
  id: string
  /** The enquiry as the list has already loaded it. */
  listed: StaffEnquiry | undefined
  neighbours: Neighbours
  staffMember: StaffMember
  onOpen: (id: string) => void
  onClose: () => void
  onDelete: (id: string) => void
  /** Called after a change of status or assignee. */
  onChanged: (made: MadeChange) => void
  onSpam: (id: string) => void
  /** Called with what was logged: a call, a chat or a visit. */
  onLogged: (message: string) => void
  /** Called once an answer waits to be sent; without it, answers are sent at once. */
  onHeld?: ((enquiry: StaffEnquiry) => void) | undefined
  /** Opens the next enquiry that needs a reply. */
  onNext?: (() => void) | undefined
}

/** One enquiry in full, beside the list on a wide screen and over it on a small one. Renders a `<dialog>`. */
export function EnquiryPanel({
  id,
  listed,
  neighbours,
  staffMember,
  onOpen,
  onClose,
  onDelete,
  onChanged,
  onSpam,
  onLogged,
  onHeld,
  onNext,
}: EnquiryPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const mayWrite = useMayWrite()
  const dialog = usePanelDialog(onClose)
  const presence = usePresence(id)
  const present = presenceText(usePeopleAt(id), staffMember._id, useLocale().locale)
  const query = useQuery(enquiries.detail(id))
  const { data, error } = query
  const queryClient = useQueryClient()
  const { next } = neighbours
  const known = useMemo(() => listed && asDetail(listed), [listed])
  // Paint the frame and the name first; defer the rest.
  const isFramed = useDeferredValue(true, false)
  const isGone = error instanceof ApiError && error.kind === 'missing'
  const failure = data && !isGone ? null : error
  const whole = !isGone && data && 'notes' in data ? data : undefined
  const detail = isGone ? undefined : (whole ?? known)
  useNewestInView(scroller, {
    id,
    messages: isFramed ? whole?.messages : undefined,
    staffId: staffMember._id,
  })

  useMarkRead(id, isFramed ? whole?.messages : undefined, listed)

  const wasOpen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each enquiry is read from its name on
  useEffect(() => {
    const focusTitle = () => title.current?.focus({ preventScroll: true })
    if (wasOpen.current) return focusTitle()
    // The first focus forces a layout: paint the panel before.
    const painted = afterPaint(() => {
      wasOpen.current = true
      focusTitle()
    })
    return () => painted.abort()
  }, [id])

  useEffect(() => {
    if (isFramed && next) void queryClient.prefetchQuery(enquiries.detail(next))
  }, [isFramed, next, queryClient])

  // Portal to the body: inside the page it would lie below the site's floating elements.
  return createPortal(
    <dialog
      {...dialog}
      {...presence}
      className="desk-panel"
      aria-labelledby="desk-panel-title"
      data-desk-panel=""
    >
      <div className="desk-panel-bar">
        <IconButton
          aria-label="Previous enquiry"
          disabled={!neighbours.previous}
          onClick={() => neighbours.previous && onOpen(neighbours.previous)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          aria-label="Next enquiry"
          disabled={!neighbours.next}
          onClick={() => neighbours.next && onOpen(neighbours.next)}
        >
          <ChevronDownIcon />
        </IconButton>
        <h2 id="desk-panel-title" ref={title} tabIndex={-1} className="desk-panel-title">
          <bdi>{detail ? detail.enquiry.name : 'Enquiry'}</bdi>
        </h2>
        {mayWrite && !(detail && continuesElsewhere(detail)) && (
          <IconButton aria-label="Delete this enquiry" disabled={!detail} onClick={() => onDelete(id)}>
            <TrashIcon />
          </IconButton>
        )}
        <IconButton aria-label="Close" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      <p role="status" className="desk-panel-present">
        {present}
      </p>
      <div className="desk-panel-scroll" ref={scroller}>
        {isFramed && failure && <LoadFailure text="This enquiry could not be loaded." query={query} />}
        {isFramed && !detail && !failure && (
          <Spinner labels={{ loading: 'Loading the enquiry' }} className="desk-panel-waiting" />
        )}
        {isFramed && detail && (
          <EnquiryBody
            key={detail.enquiry._id}
            detail={detail}
            staffMember={staffMember}
            onChanged={onChanged}
            onSpam={onSpam}
            onLogged={onLogged}
          />
        )}
      </div>
      {isFramed && mayWrite && detail && !detail.enquiry.erasedAt && !continuesElsewhere(detail) && (
        <EnquiryComposer key={id} detail={detail} staffMember={staffMember} onHeld={onHeld} onNext={onNext} />
      )}
    </dialog>,
    document.body,
  )
}

/** The list's data of an enquiry, shown until the detail arrives. */
const asDetail = (enquiry: StaffEnquiry): StaffDetail => ({
  enquiry,
  plan: null,
  notes: [],
  history: [],
  messages: [],
  customer: null,
  enteredBy: null,
})

interface EnquiryComposerProps extends Pick<EnquiryPanelProps, 'staffMember' | 'onHeld' | 'onNext'> {
  detail: StaffDetail
}

/** Answer form below the scrolling thread. */
const EnquiryComposer = memo(function EnquiryComposer({
  detail,
  staffMember,
  onHeld,
  onNext,
}: EnquiryComposerProps) {
  const { enquiry, messages, unsubscribed, whatsApp, quoteTax } = detail
  return (
    <div className="desk-panel-foot">
      {unsubscribed === 'unreachable' && !whatsApp ? (
        <Alert tone="info" title="Unsubscribed from emails">
          <p>They have unsubscribed from our emails. Call, or write on WhatsApp.</p>
        </Alert>
      ) : (
        <AnswerForm
          enquiry={enquiry}
          messages={messages}
          staffMember={staffMember}
          mailbox={{
            address: enquiry.email,
            onSite: unsubscribed === 'account',
            isReachable: unsubscribed !== 'unreachable' && enquiry.email !== '',
          }}
          whatsApp={whatsApp}
          onHeld={onHeld && (() => onHeld(enquiry))}
          onNext={onNext}
          quoteTax={quoteTax}
        />
      )}
    </div>
  )
})
