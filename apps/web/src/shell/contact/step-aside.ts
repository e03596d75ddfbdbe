const restsAfter = 200
const step = 10
/** In px. Any higher, a control would cover the middle of the text. */
const highest = 100
/** Visible width of a control without a free place: the page margin on the smallest phone. */
const sliver = 16

const tab = '.sg-enquiry-tab'
const helper = '.sg-floating-contact[data-state="closed"]'
const offer = '.sg-membership-cta-group'
const arrow = '.sg-scroll-to-top'
const kept =
  'a[href], button, input, select, textarea, summary, label, td, th, dd, h1, h2, h3, [data-slot="price"], [data-slot$="map-embed"]'
const words = 'h1, h2, h3, p, li, dt, figcaption'
/** The part of a place's page that asks for an enquiry. */
const asking = '.ask-card'

/**
 * When a phone stops scrolling, moves the floating controls to the lowest place where they cover no title and nothing
 * to tap, type or compare, or into the margin. Sets attributes on the root: whether the tab must stay in the margin, and
 * whether the offer may float. On the page of a place the enquiry comes first: the offer waits until the part that asks
 * for one has been passed, and on a phone floats only where the tab stands whole and covers not even text.
 * Styles are in site-shell.css.
 */
export function stepAside(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(place, restsAfter)
  }
  new ResizeObserver(later).observe(document.body)
  const scroll = () => {
    if (isPhone()) delete document.documentElement.dataset.offer
    later()
  }
  addEventListener('scroll', scroll, { passive: true })
  addEventListener('focusout', later)
}

const isPhone = () => matchMedia('(width < 48rem)').matches

function place(): void {
  const { dataset } = document.documentElement
  const asks = document.querySelector(asking)?.getBoundingClientRect()
  const isPast = asks !== undefined && asks.bottom <= 0
  const tabBox = document.querySelector(tab)?.getBoundingClientRect()
  const isTabInTheWay =
    isPhone() &&
    tabBox &&
    covers(
      new DOMRect(innerWidth - 44, tabBox.top, 44, tabBox.height),
      [],
      isPast ? `${kept}, ${words}` : kept,
    )
  dataset.tab = isTabInTheWay ? 'narrow' : 'wide'
  dataset.offer = !asks || (isPast && !isTabInTheWay) ? 'floats' : 'waits'
  // By bounding box: elementFromPoint doesn't find them while they are faded out.
  const placed = tabBox ? [tabBox] : []
  for (const part of [helper, offer, arrow]) {
    const element = document.querySelector<HTMLElement>(part)
    if (!element) continue
    // A transform, which causes no layout shift.
    element.style.transform = isPhone() ? freePlace(element, placed) : ''
    placed.push(element.getBoundingClientRect())
  }
}

/** The smallest offset at which nothing is covered; above `highest`, the margin beside the text. */
function freePlace(element: HTMLElement, others: readonly DOMRect[]): string {
  const { width, height } = element.getBoundingClientRect()
  const { insetBlockEnd, left: start } = getComputedStyle(element)
  const left = Number.parseFloat(start)
  const top = innerHeight - Number.parseFloat(insetBlockEnd) - height
  for (let lift = 0; lift <= highest; lift += step)
    if (!covers(new DOMRect(left, top - lift, width, height), others))
      return lift === 0 ? '' : `translateY(-${lift}px)`
  const isAtLeft = left + width / 2 < innerWidth / 2
  return `translateX(${isAtLeft ? sliver - left - width : innerWidth - sliver - left}px)`
}

function covers(box: DOMRect, others: readonly DOMRect[], what = kept): boolean {
  // By bounding box: the footer's switches are hidden until its script has loaded.
  const inFooter = [...document.querySelectorAll('footer :is(a[href], button)')]
  if (
    [...others, ...inFooter.map((control) => control.getBoundingClientRect())].some((other) =>
      overlap(box, other),
    )
  )
    return true
  for (let x = box.left; x < box.right + step; x += step)
    for (let y = box.top; y < box.bottom + step; y += step)
      if (isTaken(what, Math.min(x, box.right - 1), Math.min(y, box.bottom - 1))) return true
  return false
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom

function isTaken(what: string, x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((element) => {
    const control = element.closest('main, footer') ? element.closest(what) : null
    // Ignore large photos and whole-card links: most of their area stays clickable.
    return control !== null && !control.querySelector('img') && isAt(control, x, y)
  })
}

function isAt(element: Element, x: number, y: number): boolean {
  // Only the lines of a text, not the empty space beside them.
  const lines = document.createRange()
  lines.selectNodeContents(element)
  return [...(element.matches(words) ? lines : element).getClientRects()].some(
    (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
  )
}
