import type { Message } from '../../locale/format-message.ts'

export interface CommandPaletteLabels {
  /** Accessible name of the window. */
  title: string
  /** Placeholder and accessible name of the search field. */
  search: string
  /** Heading of the commands without a group, and accessible name of the list. */
  commands: string
  /** Heading of the recently used commands. */
  recent: string
  /** Shown instead of the list when there are no matches. */
  empty: string
  /** Announced while typing, with the number of matches as `{count}`. */
  found: Message
}

export const commandPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  search: 'Search commands',
  commands: 'Commands',
  recent: 'Recent',
  empty: 'No matches',
  found: { one: '{count} command', other: '{count} commands' },
}
