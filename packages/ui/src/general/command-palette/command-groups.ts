import { matching } from './matching.ts'

export interface PaletteCommand {
  id: string
  /** Text in the list, searched as the visitor types. */
  label: string
  /** Heading of its group. */
  group?: string | undefined
  /** Additional search terms. */
  keywords?: string | undefined
  /** Keyboard shortcut, such as `['Ctrl', 'N']`; shown only, not handled here. */
  shortcut?: readonly string[] | undefined
}

export interface CommandGroup {
  heading: string
  commands: readonly PaletteCommand[]
}

/** The matching commands by group; recently used ones come first while nothing is typed. */
export function commandGroups(
  commands: readonly PaletteCommand[],
  typed: string,
  recent: readonly string[],
  headings: { commands: string; recent: string },
): readonly CommandGroup[] {
  const fitting = matching(commands, typed, ({ label, keywords = '' }) => `${label} ${keywords}`)
  const last = typed.trim() ? [] : recent.flatMap((id) => fitting.find((command) => command.id === id) ?? [])
  const groups = new Map<string, PaletteCommand[]>()
  for (const command of fitting) {
    if (last.includes(command)) continue
    const heading = command.group ?? headings.commands
    groups.set(heading, [...(groups.get(heading) ?? []), command])
  }
  return [
    ...(last.length > 0 ? [{ heading: headings.recent, commands: last }] : []),
    ...[...groups].map(([heading, commands]) => ({ heading, commands })),
  ]
}
