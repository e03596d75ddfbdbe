import type { ContentDifference } from '@susegad/api-client/contract'
import { labelOf } from '../form/shape/field-label.ts'

type Path = ContentDifference['path']

/** Where a field stands, in words: Rooms, 2, Price. */
export const placeText = (path: Path): string =>
  path.map((step) => (typeof step === 'number' ? String(step + 1) : labelOf(step))).join(', ') || 'Everything'

/** A value of a record as people read it. */
export function valueText(value: unknown, locale: string): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return value.join('\n')
    return value.length === 1 ? nameIn(value[0]) : value.map(nameIn).join('\n')
  }
  return nameIn(value)
}

function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  for (const name of ['name', 'title', 'heading', 'category', 'label', 'alt', 'src'])
    if (typeof Reflect.get(value, name) === 'string') return String(Reflect.get(value, name))
  return Object.entries(value)
    .filter(([, item]) => typeof item !== 'object')
    .map(([name, item]) => `${labelOf(name)}: ${item}`)
    .join(', ')
}
