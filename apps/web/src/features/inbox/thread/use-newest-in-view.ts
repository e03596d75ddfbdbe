import type { Message } from '@susegad/api-client/contract'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface OpenThread {
  id: string
  /** None until the enquiry is loaded. */
  messages: readonly Message[] | undefined
  staffId: string
}

/** Scrolls to the newest message on opening, after own messages, and while the previous newest one is in view. */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  { id, messages, staffId }: OpenThread,
): void {
  const shown = useRef<{ id: string; newest: string | undefined }>(undefined)
  // Height of the scroller when the newest message was last brought into view; undefined while the reader is elsewhere.
  const height = useRef<number>(undefined)
  const newest = messages?.at(-1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each enquiry starts at its own top
  useLayoutEffect(() => {
    height.current = undefined
    scroller.current?.scrollTo({ top: 0 })
  }, [id])

  useLayoutEffect(() => {
    if (!messages || !scroller.current) return
    const isOpening = shown.current?.id !== id
    if (!isOpening && shown.current?.newest === newest?._id) return
    shown.current = { id, newest: newest?._id }
    const entry = newest && scroller.current.querySelector(`[data-message="${newest._id}"]`)
    if (!entry) return
    const isOwn = newest.direction === 'out' && newest.authorId === staffId
    const isFollowed = isOpening || isOwn || isInView(entry.previousElementSibling, scroller.current)
    height.current = isFollowed ? scroller.current.clientHeight : undefined
    if (isFollowed) show(entry, scroller.current)
  })

  useEffect(() => keepBottom(scroller, height), [scroller])
}

function isInView(entry: Element | null, scroller: Element): boolean {
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = entry?.getBoundingClientRect() ?? box
  return bottom > box.top && top < box.bottom
}

/** Show a message that is taller than the view from its start. */
const show = (entry: Element, scroller: Element) =>
  entry.scrollIntoView({ block: entry.clientHeight > scroller.clientHeight / 2 ? 'start' : 'end' })

/** A composer or keyboard that grows takes room from the top of the thread, not from the newest message. */
function keepBottom(scroller: RefObject<HTMLElement | null>, height: RefObject<number | undefined>) {
  const element = scroller.current
  if (!element) return
  const watch = new ResizeObserver(() => {
    if (height.current === undefined) return
    element.scrollTop += height.current - element.clientHeight
    height.current = element.clientHeight
  })
  watch.observe(element)
  return () => watch.disconnect()
}
