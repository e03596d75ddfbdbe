const GAP = 8
const fixed = '[data-slot="site-header"], [data-slot="enquiry-tab"]'
const controls = `${fixed}, main :is(a[href], button, input, select, textarea, summary)`
const buttons = `${fixed}, main :is(.sg-button, button, summary, input, select, textarea)`

/**
 * Moves a panel up to the lowest place where it covers no control of the first screen, and no title if possible. If
 * there is none, as beside a long form, it takes the opposite side, or at least covers no button and no field. Returns
 * whether there is such a place.
 */
export function liftAboveControls(panel: HTMLElement): boolean {
  const corner = panel.parentElement
  if (!corner || scrollY > 0) return true
  panel.style.transform = ''
  // Not the bottom of the panel or of its corner, which may be moving.
  const bottom = innerHeight - Number.parseFloat(getComputedStyle(corner).insetBlockEnd)
  const { left, right } = panel.getBoundingClientRect()
  const opposite = document.documentElement.clientWidth - left - right
  for (const [obstacles, aside] of [
    [`${controls}, main h1`, 0],
    [controls, 0],
    [controls, opposite],
    [buttons, 0],
  ] as const) {
    const end = freeEnd(panel.offsetHeight, new DOMRect(left + aside, 0, right - left, bottom), obstacles)
    if (end === undefined) continue
    // A transform, which causes no layout shift.
    panel.style.transform = `translate(${aside}px, ${Math.floor(end - bottom)}px)`
    return true
  }
  return false
}

/** Lowest bottom edge in a column at which a panel of a `height` covers no `obstacles`; undefined if there is none. */
function freeEnd(height: number, { left, right, bottom }: DOMRect, obstacles: string): number | undefined {
  const boxes = [...document.querySelectorAll(obstacles)]
    // A large picture may be covered, because most of it stays clickable.
    .filter((part) => !part.querySelector('img') || part.matches(fixed))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .sort((a, b) => b.bottom - a.bottom)
  let end = bottom
  for (const box of boxes) if (box.top < end && box.bottom > end - height - GAP) end = box.top - GAP
  return end > height ? end : undefined
}
