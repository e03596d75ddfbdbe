const GAP = 8
const fixed = '[data-slot="site-header"], [data-slot="enquiry-tab"]'
const controls = 'main :is(a[href], button, input, textarea, summary)'

/** Moves a panel up to the lowest place where it covers no control of the first screen, and no title if possible. */
export function liftAboveControls(panel: HTMLElement | null): void {
  const corner = panel?.parentElement
  if (!panel || !corner || scrollY > 0) return
  // Don't measure the panel itself, which may be animating.
  const { bottom } = corner.getBoundingClientRect()
  const end =
    freeEnd(panel, bottom, `${fixed}, ${controls}, main h1`) ??
    freeEnd(panel, bottom, `${fixed}, ${controls}`)
  // A transform, which causes no layout shift. Without a free place the panel stays in its corner.
  panel.style.transform = end !== undefined && end < bottom ? `translateY(${Math.floor(end - bottom)}px)` : ''
}

/** Lowest bottom edge at which the panel covers no `obstacles`; undefined if there is none. */
function freeEnd(panel: HTMLElement, bottom: number, obstacles: string): number | undefined {
  const { left, right } = panel.getBoundingClientRect()
  const boxes = [...document.querySelectorAll(obstacles)]
    // A large picture may be covered, because most of it stays clickable.
    .filter((part) => !part.querySelector('img') || part.matches(fixed))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .sort((a, b) => b.bottom - a.bottom)
  let end = bottom
  for (const box of boxes)
    if (box.top < end && box.bottom > end - panel.offsetHeight - GAP) end = box.top - GAP
  return end > panel.offsetHeight ? end : undefined
}
