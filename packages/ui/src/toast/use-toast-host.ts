'use client'
import * as React from 'react'

/**
 * The element to render toasts in: the topmost modal dialog, since everything outside it is inert, or else the
 * page's body.
 */
export function useToastHost(): Element | null {
  return React.useSyncExternalStore(subscribe, findHost, () => null)
}

function findHost(): Element {
  const dialogs = document.querySelectorAll('dialog:modal')
  return dialogs[dialogs.length - 1] ?? document.body
}

function subscribe(listener: () => void): () => void {
  // Neither event bubbles; listen in the capture phase.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
