/** A problem with one field, with a message for the visitor. */
export interface FieldProblem<Name extends string = string> {
  readonly field: Name
  readonly message: string
}

/** What a form's handler returns: problems to show at their fields, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a plain handler returns nothing
export type FormOutcome = readonly FieldProblem[] | void

export type FormCheck = (
  values: Readonly<Record<string, string>>,
  malformed: ReadonlySet<string>,
) => readonly FieldProblem[]

/** Adds an adopter's rules to a form's own: a field with two problems shows the form's. */
export function addRules(own: FormCheck, added: FormCheck | undefined): FormCheck {
  return (values, malformed) => {
    const found = own(values, malformed)
    const further = added?.(values, malformed) ?? []
    return [...found, ...further.filter(({ field }) => !found.some((problem) => problem.field === field))]
  }
}

/** Lists the fields that are empty or blank, each with its message, in the order of the given texts. */
export function missingFields<Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  texts: Readonly<Partial<Record<Name, string>>>,
): FieldProblem<Name>[] {
  const problems: FieldProblem<Name>[] = []
  for (const field in texts) {
    const message = texts[field]
    if (message && !values[field]?.trim()) problems.push({ field, message })
  }
  return problems
}
