import type { FieldProblem } from './field-problem.ts'

/** Result of a form's `onSubmit`: success, or an error and, where known, the fields that it concerns. */
export type SubmitResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly error: string
      readonly errors?: Readonly<Record<string, string>> | undefined
    }

/** Keeps the errors of fields that this form has; other errors have no place to show. */
export function problemsOf(form: HTMLFormElement | null, result: SubmitResult): FieldProblem[] {
  if (result.ok) return []
  return Object.entries(result.errors ?? {})
    .filter(([field]) => form?.elements.namedItem(field))
    .map(([field, message]) => ({ field, message }))
}
