import { followLink } from './follow-link.ts'
import type { Gate } from './gate.ts'

/** What the browser does by itself needs no help; everything else waits for the script. */
const needsScript =
  'button:not([command]):not([popovertarget]), a[aria-haspopup], [role="tab"], label:has([type="radio"])'

/**
 * While a part still is plain HTML: opens its gate at the first touch, and keeps what was pressed or sent
 * there until the script has taken over. Returns what to call then.
 */
export function keepInteractions(root: HTMLElement, gate: Gate): () => void {
  const kept: (() => void)[] = []
  const open = () => gate.open()
  const click = (event: MouseEvent) => {
    gate.open()
    if (followLink(event)) return
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null
    if (element instanceof HTMLButtonElement && element.type === 'submit') {
      // The sending is kept below, and our own words will say what is missing: no bubble of the browser's first.
      if (element.form) element.form.noValidate = true
      return
    }
    if (!element) return
    event.preventDefault()
    kept.push(() => element.click())
  }
  const submit = (event: SubmitEvent) => {
    gate.open()
    if (!(event.target instanceof HTMLFormElement)) return
    const { target: form, submitter } = event
    event.preventDefault()
    kept.push(() => form.requestSubmit(submitter))
  }
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string>()
  const input = ({ target: field }: Event) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) typed.set(field, field.value)
  }
  for (const field of root.querySelectorAll('input'))
    if (field.value !== field.defaultValue) typed.set(field, field.value)
  if (typed.size > 0 || root.contains(document.activeElement)) open()
  // Heard at the window: React, at its root, stops what is meant for a part that it has not taken over.
  const listening = new AbortController()
  const hear = <E extends Event>(type: string, handler: (event: E) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Node && root.contains(event.target)) handler(event as E)
      },
      { capture: true, signal: listening.signal },
    )
  for (const hint of ['pointerover', 'focusin', 'touchstart', 'toggle']) hear(hint, open)
  hear('click', click)
  hear('submit', submit)
  hear('input', input)
  return () => {
    listening.abort()
    for (const [field, value] of typed) typeAgain(field, value)
    for (const act of kept.splice(0)) act()
  }
}

/** React takes what stands in a field when it arrives for what it knows, and hears of changes only. */
function typeAgain(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const native = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(native.prototype, 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
