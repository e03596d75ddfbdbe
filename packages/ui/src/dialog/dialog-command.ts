'use client'
import type * as React from 'react'
import { composeHandlers } from '../internal/compose-handlers.ts'

export type DialogCommand = 'show-modal' | 'close'

/** What makes a `<button>` open or close a dialog by itself, before and without JavaScript. */
export interface DialogCommandProps {
  command: DialogCommand
  commandfor: string
  'aria-haspopup': 'dialog' | undefined
  'aria-controls': string | undefined
  onClick: (event: React.MouseEvent<HTMLButtonElement>) => void
}

/** Ties a button to a dialog by its id; where the browser does not know commands yet, a click handler stands in. */
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
