import type { Message } from '../../locale/format-message.ts'

export interface SortableLabels {
  /** Accessible name of a handle; `{name}` is the entry's. */
  handle: Message
  /** Describes each handle. */
  instructions: string
  /** A place, as the announcements name it: `{position}` of `{count}`, and in which `{list}` if it has a label. */
  place: Message
  placeInList: Message
  /** Announcements, with the `{name}` of the entry and its `{place}`. */
  lifted: Message
  moved: Message
  dropped: Message
  cancelled: Message
}

export const sortableLabels: SortableLabels = {
  handle: 'Move {name}',
  instructions: 'Press Space to lift it, move it with the arrow keys, press Space again to drop it.',
  place: '{position} of {count}',
  placeInList: '{position} of {count} in {list}',
  lifted: '{name} lifted, {place}. Escape puts it back.',
  moved: '{name}: {place}',
  dropped: '{name} dropped, {place}',
  cancelled: '{name} put back, {place}',
}
