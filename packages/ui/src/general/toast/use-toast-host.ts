'use client'
import * as React from 'react'

/**
 * The element to render toasts in: the topmost modal dialog, since everything outside it is inert, or else the
 * page's body.
 */
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
  document.addEventListener('toggle', changed, true)
  document.addEventListener('close', changed, true)
  return () => {
    document.removeEventListener('toggle', changed, true)
    document.removeEventListener('close', changed, true)
  }
}
