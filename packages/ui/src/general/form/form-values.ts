/** Text values of a form by field name. Files are skipped; of repeated names only the last value is kept. */
export type FormValues = Readonly<Record<string, string>>

/** Reads every named field from the document, typed before hydration or after, and the pressed button. */
export function readFormValues(form: HTMLFormElement, submitter: HTMLElement | null = null): FormValues {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') values[name] = value
  return values
}

/** Names of the fields that fail the browser's type check, such as an email without @. */
export function readMalformedFields(form: HTMLFormElement): ReadonlySet<string> {
  const names = new Set<string>()
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.validity.typeMismatch) names.add(element.name)
  }
  return names
}

/** Finds the first of the named fields in document order. */
export function findFirstField(form: HTMLFormElement, names: ReadonlySet<string>): HTMLElement | null {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && names.has(element.getAttribute('name') ?? '')) return element
  }
  return null
}
