import type * as React from 'react'

/** For stories: fills a form and sends it on mount, without moving the focus. */
export function sentAtOnce(
  values: Readonly<Record<string, string>> = {},
): React.RefCallback<HTMLFormElement> {
  const seen = new WeakSet<HTMLFormElement>()
  return (form) => {
    if (!form || seen.has(form)) return
    seen.add(form)
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    // Defined, not assigned: in the workshop an assignment would change `focus` on every element.
    for (const field of form.elements) Object.defineProperty(field, 'focus', { value: () => {} })
    form.noValidate = true
    queueMicrotask(() => form.requestSubmit())
  }
}
