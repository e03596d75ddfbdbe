/** A problem with one field, with a message for the visitor. */
export interface FieldProblem<Name extends string = string> {
  readonly field: Name
  readonly message: string
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
