import type { ContentData, ContentPath } from '@susegad/api-client/contract'
import { fieldOf, isFields } from '../fields/list-items.ts'

/** Fields to which the checks give other names than records do. */
const written = new Map([
  ['roomDetails', ['rooms']],
  ['googlemap', ['mapEmbed']],
  ['gmap', ['mapEmbed']],
  // The price of a room with seasons is that of the cheapest season.
  ['price', ['prices', 'seasonPrices']],
])

const stepIn = (value: unknown, name: string): string | number | undefined => {
  if (isFields(value)) {
    return [name, ...(written.get(name) ?? [])].find((known) => Object.hasOwn(value, known)) ?? name
  }
  if (!Array.isArray(value)) return undefined
  const index = /^\d+$/.test(name)
    ? Number(name)
    : value.findIndex((item) => isFields(item) && fieldOf(item, 'key') === name)
  return index in value ? index : undefined
}

/** Path of a field such as rooms[0].price or roomDetails.garden.price, as far as it exists in the record. */
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
