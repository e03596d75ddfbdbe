/** Moves one entry of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Sorts known ids first, in their order; the others follow unchanged. */
export function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const known = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ _id }: T) => known.get(_id) ?? ids.length
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}

export interface Box {
  top: number
  height: number
}

/** Target index of a dragged entry: past each entry whose middle it has covered. */
export function placeAfterDrag(boxes: readonly Box[], from: number, by: number): number {
  const own = boxes[from]
  if (!own) return from
  const [top, bottom] = [own.top + by, own.top + own.height + by]
  const middleOf = (box: Box) => box.top + box.height / 2
  const passedAbove = boxes.slice(0, from).filter((box) => top < middleOf(box)).length
  const passedBelow = boxes.slice(from + 1).filter((box) => bottom > middleOf(box)).length
  return from - passedAbove + passedBelow
}
