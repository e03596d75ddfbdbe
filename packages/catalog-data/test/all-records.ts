import { encodedFiles } from '../content/photos/encoded-pictures.ts'
import { exampleCatalogue } from '../src/catalogue/example-catalogue.ts'
import type { Picture } from '../src/pictures/picture.ts'

const { hotels, activities, beaches } = await exampleCatalogue()
export const allHotels = hotels
export const allActivities = activities
export const allBeaches = beaches

/** Every encoded picture by its name. */
export const encoded = await encodedFiles()

/** Every picture with alt text at any depth of a value. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  if ('hash' in value && 'alt' in value) return [value as Picture]
  return Object.values(value).flatMap(picturesIn)
}

/** Every text inside a value with its path. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** All texts of a record, one per line. */
export const everythingIn = (value: unknown): string =>
  textsIn(value)
    .map(({ text }) => text)
    .join('\n')
