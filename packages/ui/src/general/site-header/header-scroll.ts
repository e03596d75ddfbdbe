/** Scroll distance in px beyond which the header casts a shadow. */
const shadowAfter = 50

/** Scroll distance in px beyond which a header over a picture turns opaque. */
const opaqueAfter = 200

export interface HeaderScroll {
  /** The contact bar. */
  top: 'shown' | 'hidden'
  /** The bar with the logo and the links. */
  bar: 'shown' | 'hidden'
  depth: 'flat' | 'raised'
  ground: 'clear' | 'opaque'
}

export const atRest: HeaderScroll = { top: 'shown', bar: 'shown', depth: 'flat', ground: 'clear' }

/** State of the header after the page has scrolled from one position to another. */
export function headerAfterScroll(
  before: HeaderScroll,
  from: number,
  to: number,
  held: { top: boolean; bar: boolean },
): HeaderScroll {
  const down = to > from
  const up = to < from
  const home = to <= 0
  return {
    top: home || up || held.top ? 'shown' : down ? 'hidden' : before.top,
    bar: home || held.bar ? 'shown' : down ? 'hidden' : before.bar,
    depth: to > shadowAfter ? 'raised' : 'flat',
    ground: to > opaqueAfter ? 'opaque' : 'clear',
  }
}

export function isSameHeader(one: HeaderScroll, other: HeaderScroll): boolean {
  return (
    one.top === other.top && one.bar === other.bar && one.depth === other.depth && one.ground === other.ground
  )
}
