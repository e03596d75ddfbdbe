import { useEffect, useEffectEvent } from 'react'
import { actionOf, type DeskAction } from './shortcuts.ts'

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Whether keys belong to this element, or to a dialog above the desk. */
export function takesKeys(target: Element | null): boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return target?.matches(typing) === true || (modal !== undefined && !modal.hasAttribute('data-desk-panel'))
}

/** Handles the desk's keys, except while typing or in a dialog. Escape works even if shortcuts are off. */
export function useShortcuts(on: boolean, panelOpen: boolean, act: (action: DeskAction) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (takesKeys(target)) return
    const action = actionOf(event, panelOpen)
    // The browser itself handles Escape in a modal panel.
    if (!action || (action === 'close' ? document.querySelector('dialog:modal') : !on)) return
    event.preventDefault()
    act(action)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
