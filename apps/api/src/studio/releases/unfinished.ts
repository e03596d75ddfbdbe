import type { ContentData, ContentPath, ContentProblem } from '@susegad/api-client/contract'
import type { ContentKind } from '@susegad/api-client/rules'
import { pathOf } from '@susegad/catalog-data/schemas'
import { fieldOf, isFields } from '../fields/list-items.ts'

/** Main photos of a place, by kind. */
const photoFields = new Map<ContentKind, string>([
  ['hotel', 'heroPictures'],
  ['activity', 'pictures'],
  ['beach', 'pictures'],
])

const hasPhoto = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (isFields(value) && typeof fieldOf(value, 'src') === 'string') return true
  return Object.values(value).some(hasPhoto)
}

/** Sections with only a heading; questions without an answer are rejected elsewhere. */
function bareSections(value: unknown, path: ContentPath): { path: ContentPath; heading: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => bareSections(item, [...path, index]))
  if (!isFields(value)) return []
  const heading = fieldOf(value, 'heading') ?? fieldOf(value, 'title')
  const bodies = ['lines', 'paragraphs', 'list'].filter((name) => Array.isArray(fieldOf(value, name)))
  const [body] = bodies
  if (body && typeof heading === 'string' && bodies.every((name) => (value[name] as unknown[]).length === 0))
    return [{ path: [...path, body], heading }]
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'faq' ? [] : bareSections(inner, [...path, name]),
  )
}

/** Rooms that visitors would see without a photo. */
function bareRooms(rooms: unknown): ContentProblem[] {
  if (!Array.isArray(rooms)) return []
  return rooms.flatMap((room: unknown, index) => {
    if (!isFields(room) || hasPhoto(room)) return []
    const path = ['rooms', index, 'pictures']
    const problem = `the room '${fieldOf(room, 'category') ?? index + 1}' has no photo`
    return [{ path, field: pathOf(path), problem, cure: 'Add one.' }]
  })
}

export function unfinishedIn(kind: ContentKind, data: ContentData | null): ContentProblem[] {
  if (data === null) return []
  const photos = photoFields.get(kind)
  const bare = bareSections(data, []).map(({ path, heading }) => ({
    path,
    field: pathOf(path),
    problem: `the section '${heading}' has only a heading`,
    cure: 'Write its text, or remove the section.',
  }))
  if (photos === undefined) return bare
  if (hasPhoto(data)) return [...bareRooms(fieldOf(data, 'rooms')), ...bare]
  const problem = 'there is no photo: visitors see an empty frame'
  return [{ path: [photos], field: photos, problem, cure: 'Add one.' }, ...bare]
}
