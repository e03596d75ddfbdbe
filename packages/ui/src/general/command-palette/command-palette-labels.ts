import type { Message } from '../../locale/format-message.ts'

export const commandPaletteLabels = {
  /** Accessible name of the window. */
  title: 'Commands',
  /** Placeholder and accessible name of the search field. */
  search: 'Search commands',
  /** Heading of the commands without a group, and accessible name of the list. */
  commands: 'Commands',
  /** Heading of the recently used commands. */
  recent: 'Recent',
  /** Shown instead of the list when there are no matches. */
  empty: 'No matches',
  /** Announced while typing, with the number of matches as `{count}`. */
  found: { one: '{count} command', other: '{count} commands' } as Message,
}

export type CommandPaletteLabels = typeof commandPaletteLabels
