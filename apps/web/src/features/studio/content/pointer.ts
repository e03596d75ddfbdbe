/** JSON Pointer of a value in a record: `/rooms/0/price`. */
export type Pointer = string

export const within = (at: Pointer, name: string | number): Pointer =>
  `${at}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

export const pointerOf = (path: readonly (string | number)[]): Pointer => path.reduce<Pointer>(within, '')

export const stepsOf = (at: Pointer): string[] =>
  at
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const inner = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined

export const valueAt = (record: unknown, at: Pointer): unknown => stepsOf(at).reduce(inner, record)

/** A copy of the record with a changed value; `undefined` removes the field. Structural sharing for all other parts. */
export function withValue<Value>(record: Value, at: Pointer, next: unknown): Value {
  return place(record, stepsOf(at), next) as Value
}

function place(record: unknown, [step, ...further]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(record)) {
    const index = Number(step)
    if (further.length === 0 && next === undefined) return record.toSpliced(index, 1)
    return record.with(index, place(record[index], further, next))
  }
  const fields = typeof record === 'object' && record !== null ? record : {}
  const value = place(inner(fields, step), further, next)
  if (value !== undefined) return { ...fields, [step]: value }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step))
}
