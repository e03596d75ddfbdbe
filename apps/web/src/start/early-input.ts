import { isField, readField, restoreField, wakeReact, wasChanged } from './early-field.ts'
import { liveEvent } from './live.ts'

/** Controls that need JavaScript. Links, dialogs and menus don't; contact-helper.ts handles the contact helper. */
const needsScript =
  'button:not([command], [popovertarget], [data-slot="floating-contact"] *), a[aria-haspopup], [role="tab"], label:has([type="radio"])'

/** In ms: what the application may take after the load event, and React to hydrate every boundary after that. */
const patience = 5000

/**
 * Records clicks, submits and input before hydration, and replays them once the page is live. If the application fails
 * to load, the browser's own behaviour applies.
 */
export function keepEarlyInput(): void {
  /** Recorded actions in order; a field is recorded once. */
  const kept = new Map<Element | Event, () => void>()
  const live = new AbortController()
  let holding = true
  const hold = (event: Event, again: () => void) => {
    if (!holding) return
    event.preventDefault()
    event.stopPropagation()
    kept.set(event, again)
  }
  const record = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    if (type === 'input' && isField(target)) {
      const value = readField(target)
      kept.set(target, () => restoreField(target, value))
    }
    if (type === 'submit' && target instanceof HTMLFormElement)
      hold(event, () => {
        wakeReact(target)
        target.requestSubmit()
      })
    if (type !== 'click') return
    noteAbout(target)
    const button = target.closest<HTMLElement>(needsScript)
    if (button) hold(event, () => button.click())
  }
  const replay = (isDue: (key: Element | Event) => boolean) => {
    for (const [key, again] of [...kept]) {
      if (!isDue(key)) continue
      kept.delete(key)
      again()
    }
  }
  const options = { capture: true, signal: live.signal }
  for (const type of ['click', 'submit', 'input']) addEventListener(type, record, options)
  // After a reload, the browser restores fields without an event.
  addEventListener(
    'pageshow',
    () => {
      for (const field of document.querySelectorAll('input, select, textarea'))
        if (isField(field) && wasChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    options,
  )
  addEventListener('load', () => {
    setTimeout(() => {
      if (live.signal.aborted) return
      holding = false
      replay((key) => key instanceof Event)
    }, patience)
  })
  addEventListener(liveEvent, () => {
    live.abort()
    replay(() => true)
    keepLateChoices()
  })
}

/**
 * React hydrates a boundary when it is touched, and resets its selects to their defaults. A choice made before that is
 * restored, with events of its own.
 */
function keepLateChoices(): void {
  const done = new AbortController()
  const options = { capture: true, signal: done.signal }
  const restored = new WeakSet<EventTarget>()
  const stop = (event: Event) => event.stopImmediatePropagation()
  addEventListener(
    'input',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLSelectElement)) return
      const { value } = target
      wakeReact(target)
      if (target.value === value) return
      stop(event)
      restoreField(target, value)
      restored.add(target)
    },
    options,
  )
  addEventListener(
    'change',
    (event) => {
      if (event.target && restored.delete(event.target)) stop(event)
    },
    options,
  )
  setTimeout(() => done.abort(), patience)
}

/** Stores the subject of an opened enquiry for the form that is not hydrated yet. */
function noteAbout(pressed: Element): void {
  const about = pressed.closest('button')?.dataset.about
  if (about) document.documentElement.dataset.asked = `${location.pathname} ${about}`
}
