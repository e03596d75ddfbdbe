export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: EventTarget): element is Field =>
  element instanceof Element && element.matches('input, select, textarea')

const isTicked = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

/** Whether a field was changed. Ignores a deselected radio button, because the selected one reports the change. */
export function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (!isTicked(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

/** Makes React hydrate the boundary around an element: it does so for such events, before handing them on. */
export const wakeReact = (element: Element) =>
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }))

export const readField = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

/** Fires the field's events for React: hydration keeps typed text in the DOM, but doesn't update the state. */
export function restoreField(field: Field, value: string | boolean): void {
  wakeReact(field)
  if (isTicked(field)) {
    // React listens to the click, which toggles the checkbox, so toggle it first.
    field.checked = !value
    field.click()
    return
  }
  // React ignores an event if its value tracker already has the value, and it tracks values set on the element.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
