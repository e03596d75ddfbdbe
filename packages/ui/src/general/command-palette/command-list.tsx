'use client'

import type * as React from 'react'
import type { CommandGroup, PaletteCommand } from './command-groups.ts'

interface CommandListProps {
  id: string
  label: string
  groups: readonly CommandGroup[]
  active: string | undefined
  point: (id: string) => void
  run: (command: PaletteCommand) => void
  optionId: (command: PaletteCommand) => string
}

/** The commands, grouped under headings. */
export function CommandList({
  id,
  label,
  groups,
  active,
  point,
  run,
  optionId,
}: CommandListProps): React.JSX.Element {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      data-slot="command-palette-list"
      className="sg-command-palette-list"
    >
      {groups.map(({ heading, commands }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox can't contain a fieldset
        <div key={heading} role="group" aria-labelledby={`${id}-${place}`} data-slot="command-palette-group">
          <p id={`${id}-${place}`} role="presentation" className="sg-command-palette-heading">
            {heading}
          </p>
          {commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
            <div
              key={command.id}
              role="option"
              id={optionId(command)}
              aria-selected={optionId(command) === active}
              data-slot="command-palette-command"
              className="sg-command-palette-command"
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => point(optionId(command))}
              onClick={() => run(command)}
            >
              <span className="sg-command-palette-label">{command.label}</span>
              {command.shortcut && (
                <span className="sg-command-palette-keys" dir="ltr">
                  {command.shortcut.map((key) => (
                    <kbd key={key} className="sg-command-palette-key">
                      {key}
                    </kbd>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
