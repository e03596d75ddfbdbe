import type { FieldShape, Shape, TextLook } from './shape.ts'

/** The subset of JSON Schema that records use. */
export interface RecordSchema {
  title?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  enum?: readonly string[]
  anyOf?: readonly RecordSchema[]
  items?: RecordSchema
  prefixItems?: readonly RecordSchema[]
  properties?: Readonly<Record<string, RecordSchema>>
  additionalProperties?: RecordSchema | boolean
  required?: readonly string[]
  minimum?: number
  maximum?: number
}

/** A reference to a shared text instead of a list or section, such as {houseRules.mealHours}. */
export const mentionPattern = /^\{[a-zA-Z][\w-]*(\.[\w-]+)*\}$/

const isMention = ({ type, pattern }: RecordSchema) => type === 'string' && pattern === mentionPattern.source

/** Converts a schema to the fields of a form. */
export function readShape(schema: RecordSchema): Shape {
  const { title, description } = schema
  const said = { ...(title && { title }), ...(description && { hint: description }) }
  if (schema.anyOf) {
    const ways = schema.anyOf.filter((way) => !isMention(way) && way.type !== 'null')
    const nullable = schema.anyOf.some(({ type }) => type === 'null') && { nullable: true as const }
    const [only, other] = ways
    if (only && !other) return { ...readShape(only), ...said, ...nullable }
    return { kind: 'either', ways: ways.map(readShape), ...said, ...nullable }
  }
  return { ...plainShape(schema), ...said }
}

function plainShape(schema: RecordSchema): Shape {
  if (schema.enum) return { kind: 'choice', options: schema.enum }
  switch (schema.type) {
    case 'number':
    case 'integer':
      return numberShape(schema)
    case 'boolean':
      return { kind: 'flag' }
    case 'array':
      return listShape(schema)
    case 'object':
      return objectShape(schema)
    default:
      return { kind: 'text', look: lookOf(schema) }
  }
}

function numberShape({ type, format, minimum, maximum }: RecordSchema): Shape {
  return {
    kind: 'number',
    unit: format === 'price' || format === 'percent' ? format : 'plain',
    whole: type === 'integer',
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  }
}

function lookOf({ format, pattern }: RecordSchema): TextLook {
  if (format === 'date') return 'day'
  if (format === 'markdown') return 'markdown'
  if (pattern?.startsWith('^[a-z0-9]+(-')) return 'slug'
  if (pattern?.startsWith('^([01]\\d|2[0-3])')) return 'clock'
  if (pattern?.startsWith('^(Jan|')) return 'months'
  return 'plain'
}

function listShape({ items = {}, prefixItems }: RecordSchema): Shape {
  if (prefixItems) return { kind: 'point' }
  const item = readShape(items)
  if (item.kind === 'picture') return { kind: 'pictures' }
  if (item.kind === 'point') return { kind: 'points' }
  if (item.kind === 'choice') return { kind: 'choices', options: item.options }
  return { kind: 'list', item }
}

function objectShape({ properties, additionalProperties, required = [] }: RecordSchema): Shape {
  if (!properties) {
    const item = typeof additionalProperties === 'object' ? additionalProperties : {}
    return { kind: 'named', item: readShape(item) }
  }
  const names = Object.keys(properties)
  if (names.join() === 'src,alt') return { kind: 'picture' }
  if (names.join() === 'lat,lng') return { kind: 'place' }
  const fields = names
    .filter((name) => name !== '$schema')
    .map(
      (name): FieldShape => ({
        name,
        shape: readShape(properties[name] ?? {}),
        required: required.includes(name),
      }),
    )
  return { kind: 'group', fields }
}
