'use client'
import * as React from 'react'

/** The element to render toasts in: the topmost modal dialog (everything outside it is inert), else the body. */
export function useToastHost(): Element | null {
  return React.useSyncExternalStore(subscribe, findHost, () => null)
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
