/** What the fields of a form hold, by name. Files and repeated names are left to the consumer. */
export type FormValues = Readonly<Record<string, string>>

/** Reads every named field as it stands in the document, typed before hydration or after. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}

/** Names the fields whose text the browser itself refuses for their type, such as an e-mail without @. */
export function readMalformedFields(form: HTMLFormElement): ReadonlySet<string> {
  const names = new Set<string>()
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.validity.typeMismatch) names.add(element.name)
  }
  return names
}

/** Finds the first of the named fields in the order of the page. */
export function findFirstField(form: HTMLFormElement, names: ReadonlySet<string>): HTMLElement | null {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.has(element.getAttribute('name') ?? '')) return element
  }
  return null
}
