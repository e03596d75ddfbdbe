'use client'
import * as React from 'react'

/** The element to render toasts in: the topmost modal dialog (everything outside it is inert), else the body. */
export function useToastHost(): Element | null {
  const host = React.useSyncExternalStore(subscribe, findHost, () => null)
  const [, findAgain] = React.useReducer((times: number) => times + 1, 0)
  // A dialog that is removed without being closed sends no event, and would take the toasts with it.
  React.useLayoutEffect(() => {
    if (!(host instanceof HTMLDialogElement)) return
    const leaveRemoved = () => host.isConnected || findAgain()
    const removals = new MutationObserver(leaveRemoved)
    removals.observe(document.body, { childList: true, subtree: true })
    leaveRemoved()
    return () => removals.disconnect()
  }, [host])
  return host
}

/** Open dialogs in stacking order. */
const opened = new Set<Element>()

function findHost(): Element {
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  return [...opened].findLast((dialog) => dialogs.includes(dialog)) ?? dialogs.at(-1) ?? document.body
}

function subscribe(listener: () => void): () => void {
  const changed = ({ type, target }: Event) => {
    if (target instanceof HTMLDialogElement) {
      opened.delete(target)
      if (type === 'toggle' && target.open) opened.add(target)
    }
    listener()
  }
  // Neither event bubbles; listen in the capture phase.
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const name of ['toggle', 'close']) document.addEventListener(name, changed, options)
  return () => listening.abort()
}
