import type { Message } from '../../locale/format-message.ts'

export const sortableLabels = {
  /** Accessible name of a handle; `{name}` is the entry's. */
  handle: 'Move {name}' as Message,
  /** Describes each handle. */
  instructions: 'Press Space to lift it, move it with the arrow keys, press Space again to drop it.',
  /** A place, as the announcements name it: `{position}` of `{count}`, and in which `{list}` if it has a label. */
  place: '{position} of {count}' as Message,
  placeInList: '{position} of {count} in {list}' as Message,
  /** Announcements, with the `{name}` of the entry and its `{place}`. */
  lifted: '{name} lifted, {place}. Escape puts it back.' as Message,
  moved: '{name}: {place}' as Message,
  dropped: '{name} dropped, {place}' as Message,
  cancelled: '{name} put back, {place}' as Message,
}

export type SortableLabels = typeof sortableLabels
