/** Visitor fields in the order of the form: column, SQL type, and input in forms without JavaScript. */
export const visitorFields = [
  { field: 'name', column: 'name', type: 'text', label: 'Name', input: 'text', complete: 'name' },
  { field: 'phone', column: 'phone', type: 'text', label: 'Phone', input: 'tel', complete: 'tel' },
  { field: 'email', column: 'email', type: 'text', label: 'Email', input: 'email', complete: 'email' },
  {
    field: 'dateOfPlan',
    column: 'date_of_plan',
    type: 'date',
    label: 'Date of plan',
    input: 'date',
    complete: 'off',
  },
  { field: 'subject', column: 'subject', type: 'text', label: 'Subject', input: 'text', complete: 'off' },
  { field: 'message', column: 'message', type: 'text', label: 'Message', input: 'textarea', complete: 'off' },
] as const

type VisitorField = (typeof visitorFields)[number]
type ValueOf<Field extends VisitorField> = Field['type'] extends 'date' ? string | null : string

export type VisitorColumns = { [Field in VisitorField as Field['column']]: ValueOf<Field> }
export type VisitorValues = { [Field in VisitorField as Field['field']]: ValueOf<Field> }

/** Maps a row to the field names of the contract. */
export function visitorValues(row: VisitorColumns): VisitorValues {
  const values: Record<string, string | null> = {}
  for (const { field, column } of visitorFields) values[field] = row[column]
  return values as VisitorValues
}
