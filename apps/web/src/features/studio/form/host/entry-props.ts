import type { Pointer } from '../../content/pointer.ts'
import type { Shape, ShapeOf } from '../../content/shape/shape.ts'

export interface EntryProps<Kind extends Shape['kind'] = Shape['kind']> {
  shape: ShapeOf<Kind>
  /** Name of the field in its record. */
  name: string
  value: unknown
  at: Pointer
  label: string
  required: boolean
  /** Nesting level; sections are 2. */
  level: number
}

/** The value of an empty field: absent, or null where the schema requires the field. */
export const nothing = ({ nullable }: Shape, required: boolean): null | undefined =>
  nullable && required ? null : undefined

export const noteOf = (required: boolean, { nullable }: Shape): string | undefined =>
  required && !nullable ? undefined : 'optional'
