import type { Shape } from './shape.ts'

/** Initial value of a new record or list entry; undefined for none. */
export const emptyValue = (shape: Shape): unknown => (shape.nullable ? null : filledValue(shape))

/** Initial value of an optional part that was just added. */
export function filledValue(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return ''
    case 'flag':
      return false
    case 'list':
    case 'choices':
    case 'pictures':
    case 'points':
      return []
    case 'named':
      return {}
    case 'picture':
      return { src: '', alt: '' }
    case 'group':
      return Object.fromEntries(
        shape.fields
          .filter(({ required }) => required)
          .map(({ name, shape: field }) => [name, emptyValue(field)])
          .filter(([, value]) => value !== undefined),
      )
    case 'either':
      return shape.ways[0] && emptyValue(shape.ways[0])
    default:
      return undefined
  }
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)
