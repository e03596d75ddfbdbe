import { countOf, isAt, type LoopPosition, place, type SlideRow, scrollTo, wrap } from './slide-row.ts'

/** Puts every slide back in its own place and keeps the same picture in view. */
export function settleAt(row: SlideRow, index: number): void {
  for (let each = 0; each < countOf(row); each++) place(row, each, each)
  row.displaced = false
  row.target = null
  row.current = index
  if (row.rest !== index || !isAt(row, index)) scrollTo(row, index, 'instant')
  row.rest = index
  row.track.style.scrollSnapType = ''
}

export function settleDisplaced(row: SlideRow): void {
  if (row.displaced) settleAt(row, row.target === null ? row.current : wrap(row, row.target))
}

/** Puts a neighbour on both sides of a picture at the end of the row, so that a swipe can loop. */
export function openEnds(row: SlideRow): void {
  const count = countOf(row)
  const last = count - 1
  if (row.target !== null || row.displaced || last < 1) return
  if (row.current === last && row.rest === last) place(row, 0, count)
  if (row.current === 0 && row.rest === 0 && last > 1) {
    place(row, 0, count)
    place(row, 1, count + 1)
    row.rest = count
    scrollTo(row, count, 'instant')
  }
}

/** Scrolls to a picture; a direction of 1 or -1 loops past the ends. */
export function goTo(row: SlideRow, index: number, direction: -1 | 0 | 1, behavior: ScrollBehavior): void {
  const count = countOf(row)
  const last = count - 1
  settleDisplaced(row)
  let slot: LoopPosition = index
  if (direction === 1 && row.current === last && index === 0) {
    place(row, 0, count)
    slot = count
  } else if (direction === -1 && row.current === 0 && index === last) {
    place(row, 0, count)
    scrollTo(row, count, 'instant')
  }
  row.current = index
  row.target = slot
  row.rest = slot
  scrollTo(row, slot, behavior)
  if (behavior === 'instant' || isAt(row, slot)) settleAt(row, index)
}
