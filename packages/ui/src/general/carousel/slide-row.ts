/** Index of a slide, or one before or after the row while it loops. */
export type LoopPosition = number

/** A scrolled row of full-width slides. */
export interface SlideRow {
  track: HTMLElement
  vertical: boolean
  /** Where it rests, or will. */
  rest: LoopPosition
  /** Index of the picture in view. */
  current: number
  /** Where it is scrolling to. */
  target: LoopPosition | null
  /** Whether a slide is shown at another place than its own. */
  displaced: boolean
}

export const countOf = ({ track }: SlideRow): number => track.children.length

/** Length of a slide, in pixels. */
export const sizeOf = ({ track, vertical }: SlideRow): number =>
  (vertical ? track.clientHeight : track.clientWidth) || 1

const signOf = ({ track, vertical }: SlideRow) =>
  !vertical && getComputedStyle(track).direction === 'rtl' ? -1 : 1

/** Scroll position, in slides from the start. */
export const positionOf = (row: SlideRow): number =>
  Math.abs(row.vertical ? row.track.scrollTop : row.track.scrollLeft) / sizeOf(row)

export const isAt = (row: SlideRow, slot: LoopPosition): boolean => Math.abs(positionOf(row) - slot) < 0.01

/** The last position that can be scrolled to. */
export const furthestOf = (row: SlideRow): LoopPosition =>
  Math.round((row.vertical ? row.track.scrollHeight : row.track.scrollWidth) / sizeOf(row)) - 1

/** Index of the slide that is shown at a position. */
export const wrap = (row: SlideRow, slot: LoopPosition): number =>
  ((slot % countOf(row)) + countOf(row)) % countOf(row)

export function scrollTo(row: SlideRow, slot: LoopPosition, behavior: ScrollBehavior): void {
  const distance = signOf(row) * slot * sizeOf(row)
  row.track.scrollTo(row.vertical ? { top: distance, behavior } : { left: distance, behavior })
}

export function place(row: SlideRow, index: number, slot: LoopPosition): void {
  const slide = row.track.children[index]
  if (!(slide instanceof HTMLElement)) return
  const shift = `${signOf(row) * (slot - index) * 100}%`
  slide.style.translate = slot === index ? '' : row.vertical ? `0 ${shift}` : shift
  row.displaced ||= slot !== index
}
