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
  const changed = new Map<ChosenField, string>()
  const input = ({ target: field }: Event) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      changed.set(field, field.value)
  }
  for (const field of root.querySelectorAll<ChosenField>('input, select'))
    if (differsFromItsHtml(field)) changed.set(field, field.value)
  if (changed.size > 0 || root.contains(document.activeElement)) open()
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
    for (const [field, value] of changed) changeAgain(field, value)
    for (const act of kept.splice(0)) act()
  }
}

type ChosenField = HTMLInputElement | HTMLSelectElement

type TickedField = HTMLInputElement & { type: 'radio' | 'checkbox' }

const isTicked = (field: ChosenField): field is TickedField => /radio|checkbox/.test(field.type)

/** Someone was here before the script. A radio button that lost its choice tells nothing new. */
function differsFromItsHtml(field: ChosenField): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field.type === 'radio') return field.checked && !field.defaultChecked
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** React takes what stands in a field when it arrives for what it knows, and hears of changes only. */
function changeAgain(field: ChosenField, value: string): void {
  if (isTicked(field)) {
    field.checked = !field.checked
    field.click()
    return
  }
  const native = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  field.value = ''
  Object.getOwnPropertyDescriptor(native.prototype, 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}
