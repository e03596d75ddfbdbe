export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function isField(element: EventTarget): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)

/** A radio button that lost its choice tells nothing: the one that has it does. */
export function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field.type === 'radio' && field instanceof HTMLInputElement)
    return field.checked && !field.defaultChecked
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

export const readField = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value)

/** Sets a field so that React hears of it: hydration keeps what is typed, but tells no state. */
export function restoreField(field: Field | undefined, value: string | boolean): void {
  if (!field) return
  if (isTicked(field)) {
    // A click is what React listens to; it turns the tick around.
    field.checked = !value
    field.click()
    return
  }
  // React skips an event whose value it has already seen, and sees what is set on the element itself.
  const prototype = Object.getPrototypeOf(field)
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
