import type { z } from 'zod'
import { nearName } from '../normalise/near-name.ts'

/** A problem with one field, and how to fix it. */
export interface Fault {
  field: string
  problem: string
  cure: string
}

/** A problem with its path and the value found there. */
export interface PlacedFault extends Fault {
  path: (string | number)[]
  found: unknown
}

const shown = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : `'${value}'`).slice(0, 60)

/** Formats a path for people: rooms[0].price. */
export const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (way, key) =>
      typeof key === 'number' ? `${way}[${key}]` : way === '' ? String(key) : `${way}.${String(key)}`,
    '',
  )

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** Field names at a path of a schema, to suggest the intended one. */
function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const def = Reflect.get(schema, 'def') as {
    innerType?: z.ZodType
    element?: z.ZodType
    shape?: Record<string, z.ZodType>
  }
  if (def.innerType) return namesAt(def.innerType, path)
  const [key, ...further] = path
  if (key === undefined) return Object.keys(def.shape ?? {})
  const inner = typeof key === 'number' ? def.element : def.shape?.[String(key)]
  return inner === undefined ? [] : namesAt(inner, further)
}

/** Validates a value and describes all problems for owners, with their paths. */
export function placedFaults(schema: z.ZodType, value: unknown): PlacedFault[] {
  const { error } = schema.safeParse(value)
  const faultAt = (path: readonly PropertyKey[], problem: string, cure: string): PlacedFault => ({
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    field: pathOf(path),
    found: valueAt(value, path),
    problem,
    cure,
  })
  return (error?.issues ?? []).flatMap((issue): PlacedFault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const near = nearName(key, namesAt(schema, issue.path))
        return faultAt(
          [...issue.path, key],
          'is not a field of this record',
          near === undefined ? 'Remove it, or add it to the schema of the record.' : `Write it as '${near}'.`,
        )
      })
    const found = valueAt(value, issue.path)
    if (found === undefined) return [faultAt(issue.path, 'is missing', 'Add it.')]
    const [what = '', cure = 'Correct it.'] = issue.message.split('\n')
    return [faultAt(issue.path, `${shown(found)} ${what}`, cure)]
  })
}

/** Validates a value and describes all problems for owners. */
export const faultsOf = (schema: z.ZodType, value: unknown): Fault[] =>
  placedFaults(schema, value).map(({ field, problem, cure }) => ({ field, problem, cure }))
