import { type Field, isField, readField, restoreField, wasChanged } from './early-field.ts'
import { liveEvent, markWanted, waitingPart } from './part.ts'
import { sameElement } from './same-element.ts'

/** What only the script can answer; links, dialogs, menus and typing work by the browser alone. */
const needsScript =
  'button:not([command]):not([popovertarget]), a[aria-haspopup], [role="tab"], label:has([type="radio"])'

/** Answered by contact-helper.ts. */
const contactHelper = '[data-slot="floating-contact"]'

const signs = ['pointerover', 'touchstart', 'focusin', 'error', 'click', 'submit', 'input']

/** How long after the load event an application that never comes is waited for. */
const patience = 5000

/**
 * Keeps what is pressed, sent, typed or chosen in a part before its script has come, and does it again once the part
 * is live. Should the application never come, the browser does what it can.
 */
export function keepEarlyInput(): void {
  const pressed: { part: HTMLElement; replay: () => void }[] = []
  const changed = new Map<Field, { part: HTMLElement; restore: () => void }>()
  let holding = true

  const hold = (event: Event, part: HTMLElement, replay: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    pressed.push({ part, replay })
  }
  const remember = (field: Field, part: HTMLElement) => {
    const value = readField(field)
    const find = sameElement(field, part)
    changed.set(field, { part, restore: () => restoreField(find(), value) })
  }
  const handle = (event: Event) => {
    const { target, type } = event
    const part = target instanceof Element && target.closest<HTMLElement>(waitingPart)
    if (!part) return
    markWanted(part)
    if (type === 'input' && isField(target)) remember(target, part)
    if (!holding) return
    if (type === 'submit' && target instanceof HTMLFormElement) {
      const find = sameElement(target, part)
      hold(event, part, () => find()?.requestSubmit())
    }
    const button = type === 'click' && target.closest<HTMLElement>(needsScript)
    if (button && !button.closest(contactHelper)) {
      const find = sameElement(button, part)
      hold(event, part, () => find()?.click())
    }
  }
  for (const type of signs) addEventListener(type, handle, { capture: true })

  // After a reload the browser fills fields again, without an event.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll(`${waitingPart} :is(input, select, textarea)`)) {
      const part = field.closest<HTMLElement>(waitingPart)
      if (!part || !isField(field) || changed.has(field) || !wasChanged(field)) continue
      remember(field, part)
      markWanted(part)
    }
  })

  const replayPresses = (inPart: (part: HTMLElement) => boolean) => {
    for (const press of pressed.splice(0))
      if (inPart(press.part)) press.replay()
      else pressed.push(press)
  }
  addEventListener(liveEvent, ({ target }) => {
    holding = true
    for (const [field, { part, restore }] of changed) {
      if (part !== target) continue
      changed.delete(field)
      restore()
    }
    replayPresses((part) => part === target)
  })
  addEventListener('load', () => {
    setTimeout(() => {
      if (!document.querySelector(`#app${waitingPart}`)) return
      holding = false
      replayPresses(() => true)
    }, patience)
  })
}
