import { isField, readField, restoreField, wasChanged } from './early-field.ts'
import { findAgain, liveEvent, markWanted, waitingPart } from './part.ts'

/** Controls that need JavaScript. Links, dialogs and menus don't; contact-helper.ts handles the contact helper. */
const needsScript =
  'button:not([command], [popovertarget], [data-slot="floating-contact"] *), a[aria-haspopup], [role="tab"], label:has([type="radio"])'

const touches = ['pointerover', 'touchstart', 'focusin', 'error', 'click', 'submit', 'input']

/** Timeout after the load event for an application that fails to load. */
const patience = 5000

/**
 * Records clicks, submits, input and opened elements in a part before hydration, and replays them once
 * the part is live. If the application fails to load, the browser's own behaviour applies.
 */
export function keepEarlyInput(): void {
  /** Recorded actions in order; fields and opened elements are recorded once. */
  const kept = new Map<EventTarget | Event, { part: HTMLElement; again: () => void }>()
  let holding = true

  const keep = <Kind extends Element>(target: Kind, act: (found: Kind) => void, pressed?: Event) => {
    const part = target.closest<HTMLElement>(waitingPart)
    if (!part) return
    pressed?.preventDefault()
    pressed?.stopPropagation()
    const find = findAgain(target, part)
    kept.set(pressed ?? target, { part, again: () => find(act) })
  }
  const doAgain = (isDue: (part: HTMLElement, key: EventTarget | Event) => boolean) => {
    for (const [key, { part, again }] of [...kept]) {
      if (!isDue(part, key)) continue
      kept.delete(key)
      again()
    }
  }

  const touch = (event: Event) => {
    const { target, type } = event
    const part = target instanceof Element && target.closest<HTMLElement>(waitingPart)
    if (!part) return
    markWanted(part)
    if (type === 'input' && isField(target)) {
      const value = readField(target)
      keep(target, (field) => restoreField(field, value))
    }
    if (type === 'click') noteAbout(target)
    if (!holding) return
    if (type === 'submit' && target instanceof HTMLFormElement)
      keep(target, (form) => form.requestSubmit(), event)
    const button = type === 'click' && target.closest<HTMLElement>(needsScript)
    if (button) keep(button, (found) => found.click(), event)
  }
  const note = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (newState === 'open') keep(target, open)
    else kept.delete(target)
  }
  for (const type of touches) addEventListener(type, touch, { capture: true })
  // `toggle` fires in a later task, when the part may have re-rendered; but `details` have no `beforetoggle`.
  addEventListener('beforetoggle', note, { capture: true })
  addEventListener('toggle', note, { capture: true })

  // After a reload, the browser restores fields without an event.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll(`${waitingPart} :is(input, select, textarea)`))
      if (isField(field) && wasChanged(field)) field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  addEventListener(liveEvent, ({ target }) => {
    holding = true
    doAgain((part) => part === target)
  })
  addEventListener('load', () => {
    setTimeout(() => {
      if (!document.querySelector(`#app${waitingPart}`)) return
      holding = false
      doAgain((_part, key) => key instanceof Event)
    }, patience)
  })
}

/** Stores the subject of an opened enquiry for the form that is not hydrated yet. */
function noteAbout(pressed: Element): void {
  const about = pressed.closest('button')?.dataset.about
  if (about) document.documentElement.dataset.asked = `${location.pathname} ${about}`
}

function open(element: HTMLElement): void {
  if (element.matches(':modal, :popover-open, [open]')) return
  if (element instanceof HTMLDialogElement) element.showModal()
  else if (element instanceof HTMLDetailsElement) element.open = true
  else element.showPopover()
}
