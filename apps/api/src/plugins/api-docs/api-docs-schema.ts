import { escapeHtml } from '../../http/html.ts'

export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
  additionalProperties?: boolean | JsonSchema
}

const choices = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined => anyOf ?? oneOf

/** The type of a value in a word or two. */
function kind(schema: JsonSchema): string {
  const several = choices(schema)
  if (several) return [...new Set(several.map(kind))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ')
  if (schema.items) return `list of ${kind(schema.items)}`
  if (schema.properties) return 'object'
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return type === 'string' ? 'text' : type === 'integer' ? 'whole number' : type
}

const bounds = (schema: JsonSchema): string => {
  const { minLength, maxLength, minItems, maxItems } = schema
  const [least, most, what] = schema.items
    ? [minItems, maxItems, 'items']
    : [minLength, maxLength, 'characters']
  if (least !== undefined && least > 1 && most !== undefined) return `${least} to ${most} ${what}`
  if (most !== undefined) return `at most ${most} ${what}`
  return ''
}

/** One table row for each field. */
export function fieldRows(schema: JsonSchema, prefix = ''): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]) => {
      const required = schema.required?.includes(name) ? 'required' : 'optional'
      const notes = [field.description, bounds(field)].filter(Boolean).join('; ')
      const row = `<tr><td><code>${escapeHtml(prefix + name)}</code></td><td>${escapeHtml(kind(field))}</td><td>${required}</td><td>${escapeHtml(notes)}</td></tr>`
      const inner = field.properties ? field : choices(field)?.find(({ properties }) => properties)
      return row + (inner ? fieldRows(inner, `${prefix}${name}.`) : '')
    })
    .join('')
}

const samples: Record<string, unknown> = {
  _id: '3f0c2a6e-9d1b-4c55-8f0e-2b7a61c9d4e3',
  id: '3f0c2a6e-9d1b-4c55-8f0e-2b7a61c9d4e3',
  name: 'Meera Iyer',
  username: 'meera',
  email: 'meera@mail.example',
  emailOrUsername: 'meera',
  phone: '+91 98400 91273',
  password: 'a good password',
  subject: 'enquiry',
  message: 'Two rooms with a view of the sea, please.',
  dateOfPlan: '2027-01-15',
  dateOfBirth: '1990-05-17',
  createdAt: '2026-11-21T12:20:50.560Z',
  updatedAt: '2026-11-21T12:20:50.560Z',
  at: '2026-11-21T12:20:50.560Z',
  token: 'eyJhbGciOi…',
  text: 'Called, will call again.',
  kind: 'hotel',
  slug: 'palm-cove',
  changed: '2026-11-21T12:20:50.560Z',
  arrival: '2027-01-15',
  departure: '2027-01-18',
  place: 'beach/palm-beach',
  days: 'beach/palm-beach',
  hotel: 'palm-cove',
  room: 'Sea view',
  page: 1,
  limit: 10,
  total: 1,
  totalPages: 1,
}

/** An example value for the schema. */
export function sample(schema: JsonSchema, name = ''): unknown {
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(
      ([field]) => field !== 'website' && field !== 'errors',
    )
    return Object.fromEntries(entries.map(([field, inner]) => [field, sample(inner, field)]))
  }
  if (schema.items) return [sample(schema.items, name === 'ids' ? '_id' : name)]
  const several = choices(schema)
  if (several) {
    const inner =
      several.find(({ properties, items }) => properties ?? items) ??
      several.find(({ type }) => type !== 'null')
    return samples[name] ?? (inner ? sample(inner, name) : null)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (
    samples[name] !== undefined &&
    typeof samples[name] === (schema.type === 'integer' ? 'number' : 'string')
  )
    return samples[name]
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  return schema.type === 'null' ? null : 'text'
}
