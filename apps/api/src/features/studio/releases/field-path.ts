import type { ContentData, ContentPath } from '@susegad/api-client/contract'
import { fieldOf, isFields } from '../fields/list-items.ts'

/** Fields that the checks name otherwise than records do. */
const written = new Map([
  ['roomDetails', 'rooms'],
  ['googlemap', 'mapEmbed'],
  ['gmap', 'mapEmbed'],
  // A room with prices by season costs what its first season does.
  ['price', 'seasonPrices'],
])

const stepIn = (value: unknown, name: string): string | number | undefined => {
  if (isFields(value)) {
    const other = written.get(name)
    return !Object.hasOwn(value, name) && other && Object.hasOwn(value, other) ? other : name
  }
  if (!Array.isArray(value)) return undefined
  const index = /^\d+$/.test(name)
    ? Number(name)
    : value.findIndex((item) => isFields(item) && fieldOf(item, 'key') === name)
  return index in value ? index : undefined
}

/** Where a field such as rooms[0].price or roomDetails.garden.price stands, as deep as the record has it. */
export function pathOfField(data: ContentData | null, field: string): ContentPath {
  const path: ContentPath = []
  let value: unknown = data
  for (const name of field.split(/[.[\]]+/).filter(Boolean)) {
    const step = stepIn(value, name)
    if (step === undefined) break
    path.push(step)
    value = typeof step === 'number' ? (value as unknown[])[step] : fieldOf(value as ContentData, step)
  }
  return path
}
