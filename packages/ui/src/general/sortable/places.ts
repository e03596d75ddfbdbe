export interface Point {
  x: number
  y: number
}

/** A place in a list on the page. */
export interface Place {
  list: HTMLElement
  /** Index of the entry once it is there. */
  index: number
}

export const handleSlot = '[data-slot="sortable-handle"]'

/** The children with a handle; others, such as a line for an empty list, don't count. */
export const entriesOf = (list: HTMLElement): HTMLElement[] =>
  ([...list.children] as HTMLElement[]).filter((child) => child.querySelector(handleSlot))

/** Index of a list's last place, counting the entry. */
export const lastPlaceIn = (list: HTMLElement, entry: HTMLElement): number =>
  entriesOf(list).length - (list.contains(entry) ? 1 : 0)

/** The list under the pointer, or the nearest one. */
export function nearestList(lists: readonly HTMLElement[], { x, y }: Point): HTMLElement | undefined {
  const distances = lists.map((list) => {
    const { left, right, top, bottom } = list.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  })
  return lists[distances.indexOf(Math.min(...distances))]
}

/** The place nearest to the middle of the dragged entry. `by` is how far it has been dragged. */
export function nearestIndex(list: HTMLElement, dragged: HTMLElement, by: Point): number {
  const middle = middleOf(dragged.getBoundingClientRect())
  const places = list.contains(dragged)
    ? entriesOf(list).map((entry) => {
        const { x, y } = middleOf(entry.getBoundingClientRect())
        return entry === dragged ? { x: x - by.x, y: y - by.y } : { x, y }
      })
    : gapsIn(list)
  const distances = places.map(({ x, y }) => Math.hypot(middle.x - x, middle.y - y))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** The gaps before each entry and after the last. */
function gapsIn(list: HTMLElement): Point[] {
  const boxes = entriesOf(list).map((entry) => entry.getBoundingClientRect())
  const last = boxes.at(-1)
  if (!last) return []
  const isRow = boxes.length > 1 && boxes[0]?.top === boxes[1]?.top
  if (!isRow)
    return [...boxes.map((box) => ({ ...middleOf(box), y: box.top })), { ...middleOf(last), y: last.bottom }]
  const [start, end] =
    getComputedStyle(list).direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return [...boxes.map((box) => ({ ...middleOf(box), x: box[start] })), { ...middleOf(last), x: last[end] }]
}

/** The place to which an arrow key moves; undefined past the last one. */
export function placeByKey(
  key: string,
  entry: HTMLElement,
  { list, index }: Place,
  lists: readonly HTMLElement[],
): Place | undefined {
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const step = key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1
  const changesList = lists.length > 1 && /Left|Right/.test(key)
  const next = index + step
  if (!changesList && next >= 0 && next <= lastPlaceIn(list, entry)) return { list, index: next }
  const other = lists[lists.indexOf(list) + step]
  if (!other) return undefined
  const last = lastPlaceIn(other, entry)
  if (changesList) return { list: other, index: Math.min(index, last) }
  return { list: other, index: step === 1 ? 0 : last }
}
