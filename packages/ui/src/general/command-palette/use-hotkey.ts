'use client'

import * as React from 'react'

/** Opens and closes the dialog with Ctrl or ⌘ and a letter, unless another dialog is open. */
export function useHotkey(dialog: React.RefObject<HTMLDialogElement | null>, letter: string | null): void {
  React.useEffect(() => {
    if (!letter) return
    const toggle = (event: KeyboardEvent) => {
      const isHotkey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === letter
      if (!isHotkey || event.shiftKey || event.altKey || event.defaultPrevented) return
      const other = document.querySelector('dialog:modal')
      if (!dialog.current || (other && other !== dialog.current)) return
      event.preventDefault()
      if (dialog.current.open) dialog.current.close()
      else dialog.current.showModal()
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [dialog, letter])
}
