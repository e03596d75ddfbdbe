import { helperWasClosed, keepHelperClosed } from '../shell/contact/helper-closed.ts'
import { liftAboveControls } from './lift-above-controls.ts'

const helper = '[data-slot="floating-contact"]'
const waiting = `${helper}:not([data-live])`
const fields = 'input, textarea, select'

/**
 * The contact helper opens by itself, unless it was closed by hand in this visit, where it covers no control of the first
 * screen, and closes for a field in use or a focused element that it covers. After a navigation it closes if there is no
 * such place.
 * Until hydration, this also closes it after ten seconds without hover or focus, and handles its buttons.
 */
export function workContactHelper(): void {
  const { dataset } = document.documentElement
  if (helperWasClosed()) dataset.helper = 'closed'
  addEventListener('DOMContentLoaded', () => {
    const open = document.querySelector<HTMLElement>(`${waiting}[data-state="open"]`)
    if (open && dataset.helper) open.dataset.state = 'closed'
    delete dataset.helper
    followContent()
    new ResizeObserver(followContent).observe(document.body)
    const app = document.getElementById('app')
    if (app) watchFrame(app)
  })
  // Fonts and pictures may have moved the content.
  addEventListener('load', followContent)
  closeAfterTenSeconds()
  addEventListener('click', answerButtons, { capture: true })
  addEventListener('focusin', ({ target }) => giveWayTo(target))
}

const openPanel = () =>
  document.querySelector<HTMLElement>(`${helper}[data-state="open"] > [data-slot="floating-contact-panel"]`)

function closeAfterTenSeconds(): void {
  let left = 10
  const timer = setInterval(() => {
    const open = document.querySelector<HTMLElement>(`${waiting}[data-state="open"]`)
    if (open?.matches(':hover, :focus-within') || --left > 0) return
    clearInterval(timer)
    if (open) open.dataset.state = 'closed'
  }, 1000)
}

function answerButtons({ target, isTrusted }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  const own = button?.closest<HTMLElement>(helper)
  if (!button || !own) return
  const closes = button.matches('[data-slot$="close"]')
  if (!closes) own.dataset.opened = 'by-hand'
  if (!('live' in own.dataset)) own.dataset.state = closes ? 'closed' : 'open'
  // When opened by hand, it goes back to its button.
  if (!closes) own.querySelector<HTMLElement>('[data-slot$="panel"]')?.style.removeProperty('transform')
  if (closes && isTrusted) keepHelperClosed()
}

/** Keeps its place free of controls while content arrives, but does not move under the pointer. */
function followContent(): void {
  const panel = openPanel()
  if (panel && mayMove(panel) && !panel.matches(':hover, :focus-within')) liftAboveControls(panel)
}

const mayMove = (panel: HTMLElement): boolean => !panel.closest('[data-opened="by-hand"]')

/** On the next page: in a free place, or closed. */
function placeAnew(): void {
  const panel = openPanel()
  if (panel && mayMove(panel) && !liftAboveControls(panel)) close(panel)
}

/** Signed-in pages show it after they have loaded. It opens on the first page only, so not again behind a sign-in. */
function watchFrame(app: HTMLElement): void {
  let last = document.querySelector(helper)
  new MutationObserver(() => {
    const next = document.querySelector(helper)
    if (!next || next === last) return
    const panel = openPanel()
    if (panel && last) close(panel)
    else followContent()
    last = next
    giveWayTo(document.activeElement)
  }).observe(app, { childList: true })
}

function giveWayTo(target: EventTarget | null): void {
  const panel = openPanel()
  if (!panel || !(target instanceof Element) || panel.contains(target)) return
  // The heading takes the focus when a link has led to its page, which may still scroll to its top.
  if (target.matches('h1')) {
    if (scrollY > 0) addEventListener('scrollend', placeAnew, { once: true })
    else placeAnew()
  }
  const covers = target.matches('a[href], button, summary, [tabindex]:not(main)') && overlap(panel, target)
  if (covers || target.matches(fields)) close(panel)
}

function close(panel: HTMLElement): void {
  const own = panel.closest<HTMLElement>(helper)
  if (own && !('live' in own.dataset)) own.dataset.state = 'closed'
  else panel.querySelector<HTMLElement>('[data-slot$="close"]')?.click()
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
