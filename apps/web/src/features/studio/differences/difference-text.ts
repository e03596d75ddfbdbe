import type { ContentDifference } from '@susegad/api-client/contract'
import { labelOf } from '../content/shape/field-label.ts'
import type { Shape } from '../content/shape/shape.ts'

type Path = ContentDifference['path']

/** Path of a field with the labels of the form: Rooms, 2, Price. */
export function placeText(path: Path, shape?: Shape): string {
  const words: string[] = []
  let part = shape
  for (const step of path) {
    const inner = part && shapeIn(part, step)
    words.push(typeof step === 'number' ? String(step + 1) : labelOf(step, inner))
    part = inner
  }
  return words.join(', ') || 'Everything'
}

const pictureFields: Readonly<Record<string, Shape>> = {
  src: { kind: 'text', look: 'plain', title: 'Photo' },
  alt: { kind: 'text', look: 'plain', title: 'What it shows' },
}

function shapeIn(shape: Shape, step: string | number): Shape | undefined {
  switch (shape.kind) {
    case 'group':
      return shape.fields.find(({ name }) => name === step)?.shape
    case 'list':
      return shape.item
    case 'named':
      // Label entries by their keys.
      return { ...shape.item, title: '' }
    case 'pictures':
      return { kind: 'picture' }
    case 'picture':
      return pictureFields[step]
    case 'either':
      return shape.ways.map((way) => shapeIn(way, step)).find((inner) => inner !== undefined)
    default:
      return undefined
  }
}

/** Formats a value of a record. */
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
