import type { Message } from '../locale/format-message.ts'

export interface CommandPaletteLabels {
  /** Accessible name of the window. */
  title: string
  /** In the empty field, and its accessible name. */
  search: string
  /** Heading of the commands that belong to no group, and accessible name of the list. */
  commands: string
  /** Heading of those used last. */
  recent: string
  /** In place of the list, where nothing fits what is typed. */
  empty: string
  /** Announced while typing: `{count}` commands fit. */
  found: Message
}

export const commandPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  search: 'Search commands',
  commands: 'Commands',
  recent: 'Recent',
  empty: 'Nothing fits what you typed',
  found: { one: '{count} command', other: '{count} commands' },
}
