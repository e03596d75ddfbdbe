import type * as React from 'react'

/** For stories: fills a form and sends it as soon as it stands; the focus stays where the reader has it. */
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
    // Defined, not assigned: in the workshop an assignment would change the focus of every element.
    for (const field of form.elements) Object.defineProperty(field, 'focus', { value: () => {} })
    form.noValidate = true
    queueMicrotask(() => form.requestSubmit())
  }
}
