import { type RecordSchema, readShape } from './read-shape.ts'
import type { Shape, ShapeOf } from './shape.ts'

/** The form of a record. Without fields in the schema, as for shared texts, they are derived from the data. */
export function recordShape(schema: RecordSchema | null, data: object): ShapeOf<'group'> {
  const shape = schema && readShape(schema)
  return shape?.kind === 'group' ? shape : groupOfValue(data)
}

/** Derives form fields from a value without a schema, such as shared texts. */
export function shapeOfValue(value: unknown): Shape {
  if (typeof value === 'number') return { kind: 'number', unit: 'plain', whole: Number.isInteger(value) }
  if (typeof value === 'boolean') return { kind: 'flag' }
  if (Array.isArray(value))
    return { kind: 'list', item: value.length > 0 ? shapeOfValue(value[0]) : { kind: 'text', look: 'plain' } }
  if (typeof value === 'object' && value !== null) return groupOfValue(value)
  return { kind: 'text', look: 'plain' }
}

function groupOfValue(value: object): ShapeOf<'group'> {
  return {
    kind: 'group',
    fields: Object.entries(value)
      .filter(([name]) => name !== '$schema')
      .map(([name, item]) => ({ name, shape: shapeOfValue(item), required: true })),
  }
}
