import type { StaffDetail } from '@susegad/api-client/contract'
import { ChevronDownIcon, ChevronUpIcon, TrashIcon, XIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { type RefObject, useEffect, useRef } from 'react'
import { afterPaint } from '../../../shell/navigation/after-paint.ts'
import type { Neighbours } from '../search/use-listed.ts'
import './enquiry-panel.css'

interface PanelBarProps {
  id: string
  titleRef: RefObject<HTMLHeadingElement | null>
  detail: StaffDetail | undefined
  neighbours: Neighbours
  isDeletable: boolean
  onOpen: (id: string) => void
  onDelete: (id: string) => void
  onClose: () => void
}

/** Name of the open enquiry between the ways to others and out. */
export function PanelBar({
  id,
  titleRef,
  detail,
  neighbours: { previous, next },
  isDeletable,
  onOpen,
  onDelete,
  onClose,
}: PanelBarProps) {
  return (
    <div className="desk-panel-bar">
      <IconButton
        aria-label="Previous enquiry"
        disabled={!previous}
        onClick={() => previous && onOpen(previous)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton aria-label="Next enquiry" disabled={!next} onClick={() => next && onOpen(next)}>
        <ChevronDownIcon />
      </IconButton>
      <h2 id="desk-panel-title" ref={titleRef} tabIndex={-1} className="desk-panel-title">
        <bdi>{detail ? detail.enquiry.name : 'Enquiry'}</bdi>
      </h2>
      {isDeletable && (
        <IconButton aria-label="Delete this enquiry" disabled={!detail} onClick={() => onDelete(id)}>
          <TrashIcon />
        </IconButton>
      )}
      <IconButton aria-label="Close" onClick={onClose}>
        <XIcon />
      </IconButton>
    </div>
  )
}

/** Focuses the name of each enquiry that is opened. */
export function useFocusedTitle(id: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
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

  return title
}
