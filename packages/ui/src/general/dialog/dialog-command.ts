'use client'
import type * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'

export type DialogCommand = 'show-modal' | 'close'

/** Attributes that make a `<button>` open or close a dialog, even before or without JavaScript. */
export interface DialogCommandProps {
  command: DialogCommand
  commandfor: string
  'aria-haspopup': 'dialog' | undefined
  'aria-controls': string | undefined
  onClick: (event: React.MouseEvent<HTMLButtonElement>) => void
}

/** Ties a button to a dialog by id, with a click handler for browsers that lack commands. */
export function dialogCommand(
  command: DialogCommand,
  dialogId: string,
  onClick?: React.MouseEventHandler<HTMLButtonElement>,
): DialogCommandProps {
  return {
    command,
    commandfor: dialogId,
    'aria-haspopup': command === 'show-modal' ? 'dialog' : undefined,
    'aria-controls': command === 'show-modal' ? dialogId : undefined,
    onClick: composeHandlers(onClick, () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(dialogId)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (command === 'close') dialog.close()
      else if (!dialog.open) dialog.showModal()
    }),
  }
}
