import { useEffect, useEffectEvent } from 'react'
import { actionOf, type DeskAction } from './shortcuts.ts'

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Handles the desk's keys, except while typing or in a dialog. Escape works even if shortcuts are off. */
export function useShortcuts(on: boolean, panelOpen: boolean, act: (action: DeskAction) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (target?.matches(typing) || (modal && !modal.hasAttribute('data-desk-panel'))) return
    const action = actionOf(event, panelOpen)
    // The browser itself handles Escape in a modal panel.
    if (!action || (action === 'close' ? modal : !on)) return
    event.preventDefault()
    act(action)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
