import type { StaffEnquiry } from '@susegad/api-client/contract'
import { useLocale } from '@susegad/ui/locale'
import { Spinner } from '@susegad/ui/spinner'
import { useDeferredValue, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type StaffMember, useMayWrite } from '../../../enquiries/staff.ts'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { UnsendableAnswer } from '../answer/unsendable-answer.tsx'
import type { MadeChange } from '../changes/use-undo-change.ts'
import { continuesElsewhere } from '../person/merged-notice.tsx'
import { presenceText, usePeopleAt } from '../presence/presence.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { Neighbours } from '../search/use-listed.ts'
import { useMarkRead } from '../thread/use-mark-read.ts'
import { useNewestInView } from '../thread/use-newest-in-view.ts'
import { EnquiryBody } from './enquiry-body.tsx'
import { EnquiryComposer } from './enquiry-composer.tsx'
import { PanelBar, useFocusedTitle } from './panel-bar.tsx'
import { usePanelDetail } from './use-panel-detail.ts'
import { usePanelDialog } from './use-panel-dialog.ts'
import './enquiry-panel.css'

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
  onMerged: (merged: StaffEnquiry) => void
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
  onMerged,
  onLogged,
  onHeld,
  onNext,
}: EnquiryPanelProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const mayWrite = useMayWrite()
  const dialog = usePanelDialog(onClose)
  const presence = usePresence(id)
  const present = presenceText(usePeopleAt(id), staffMember._id, useLocale().locale)
  // Paint the frame and the name first; defer the rest.
  const isFramed = useDeferredValue(true, false)
  const { query, detail, messages, failure, isGone } = usePanelDetail(
    id,
    listed,
    isFramed ? neighbours.next : undefined,
  )
  const isElsewhere = detail !== undefined && continuesElsewhere(detail)
  const isAnswerable = detail !== undefined && !detail.enquiry.erasedAt && !isElsewhere
  const shown = isFramed ? messages : undefined
  useNewestInView(scroller, { id, messages: shown, staffId: staffMember._id })
  useMarkRead(id, shown, listed)
  const title = useFocusedTitle(id)

  // Portal to the body: inside the page it would lie below the site's floating elements.
  return createPortal(
    <dialog
      {...dialog}
      {...presence}
      className="desk-panel"
      aria-labelledby="desk-panel-title"
      data-desk-panel=""
    >
      <PanelBar
        id={id}
        titleRef={title}
        detail={detail}
        neighbours={neighbours}
        isDeletable={mayWrite && !isElsewhere}
        onOpen={onOpen}
        onDelete={onDelete}
        onClose={onClose}
      />
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
            onMerged={onMerged}
            onLogged={onLogged}
          />
        )}
      </div>
      {/* Without an address, wait until it is known whether WhatsApp reaches them. */}
      {isFramed && mayWrite && isAnswerable && (messages || detail.enquiry.email) && (
        <EnquiryComposer key={id} detail={detail} staffMember={staffMember} onHeld={onHeld} onNext={onNext} />
      )}
      {isFramed && mayWrite && (isGone || (detail && !isAnswerable)) && (
        <UnsendableAnswer key={id} id={id} into={detail?.mergedInto?._id} onMoved={onOpen} />
      )}
    </dialog>,
    document.body,
  )
}
