export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: EventTarget): element is Field =>
  element instanceof Element && element.matches('input, select, textarea')

const isTicked = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

/** A radio button that lost its choice tells nothing: the one that has it does. */
export function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (!isTicked(field)) return field.value !== field.defaultValue
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
}

export const readField = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

/** Sets a field so that React hears of it: hydration keeps what is typed, but tells no state. */
export function restoreField(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // A click is what React listens to; it turns the tick around.
    field.checked = !value
    field.click()
    return
  }
  // React skips an event whose value it has already seen, and sees what is set on the element itself.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
