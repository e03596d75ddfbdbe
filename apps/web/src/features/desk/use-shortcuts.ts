import { useEffect, useEffectEvent } from 'react'
import { actionOf, type DeskAction } from './shortcuts.ts'

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Hears the desk's keys, except while somebody types or a dialog asks something; Escape is always heard. */
export function useShortcuts(on: boolean, panelOpen: boolean, act: (action: DeskAction) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (target?.matches(typing) || (modal && !modal.hasAttribute('data-desk-panel'))) return
    const action = actionOf(event, panelOpen)
    // A modal panel hears Escape from the browser itself.
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
