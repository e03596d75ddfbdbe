'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { SearchIcon } from '../icon/icon.tsx'
import { commandGroups, type PaletteCommand } from './command-groups.ts'
import { CommandList } from './command-list.tsx'
import { type CommandPaletteLabels, commandPaletteLabels } from './command-palette-labels.ts'
import { useActiveOption } from './use-active-option.ts'
import { useHotkey } from './use-hotkey.ts'

export type { PaletteCommand } from './command-groups.ts'
export type { CommandPaletteLabels } from './command-palette-labels.ts'

export interface CommandPaletteProps extends Omit<DialogProps, 'children' | 'size'> {
  commands: readonly PaletteCommand[]
  /** Called with the id of the chosen command after the dialog has closed. */
  onRun?: ((id: string) => void) | undefined
  /** Ids of recently used commands, latest first. */
  recent?: readonly string[] | undefined
  /** The letter that opens it together with Ctrl or ⌘; `null` for none. @default 'k' */
  hotkey?: string | null | undefined
  labels?: Partial<CommandPaletteLabels> | undefined
}

/** Finds a command by typing. Renders a modal `<dialog>`, which a `DialogTrigger` with its id can open too. */
export function CommandPalette({
  commands,
  onRun,
  recent = [],
  hotkey = 'k',
  labels: ownLabels,
  className,
  ref,
  onClose,
  ...rest
}: CommandPaletteProps): React.JSX.Element {
  const { labels, say } = useLabels('commandPalette', commandPaletteLabels, ownLabels)
  const id = React.useId()
  const dialog = React.useRef<HTMLDialogElement>(null)
  const dialogRef = useMergedRefs(dialog, ref)
  const [typed, type] = React.useState('')
  const groups = commandGroups(commands, typed, recent, labels)
  const shown = groups.flatMap((group) => group.commands)
  const optionId = (command: PaletteCommand) => `${id}-${commands.indexOf(command)}`
  const { active, point, move } = useActiveOption(shown.map(optionId), 'first')
  useHotkey(dialog, hotkey)

  const run = (command: PaletteCommand) => {
    dialog.current?.close()
    onRun?.(command.id)
  }
  const keys = (event: React.KeyboardEvent) => {
    const command = shown.find((one) => optionId(one) === active)
    if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) run(command)
    else if (!move(event.key)) return
    event.preventDefault()
  }

  return (
    <Dialog
      data-slot="command-palette"
      aria-label={labels.title}
      {...rest}
      ref={dialogRef}
      className={cx('sg-command-palette', className)}
      onClose={composeHandlers(onClose, () => {
        type('')
        point(undefined)
      })}
    >
      <div data-slot="command-palette-search" className="sg-command-palette-search">
        <SearchIcon />
        <input
          data-slot="command-palette-field"
          className="sg-command-palette-field"
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={labels.search}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active}
          placeholder={labels.search}
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value)
            point(undefined)
          }}
          onKeyDown={keys}
        />
      </div>
      <CommandList {...{ groups, active, point, run, optionId }} id={`${id}-list`} label={labels.commands} />
      {shown.length === 0 && (
        <p data-slot="command-palette-empty" className="sg-command-palette-empty">
          {labels.empty}
        </p>
      )}
      <span role="status" className="sg-visually-hidden">
        {typed && say(labels.found, { count: shown.length })}
      </span>
    </Dialog>
  )
}
