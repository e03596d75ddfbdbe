'use client'
import * as React from 'react'

/**
 * The element that toasts must stand in to be reachable: the topmost modal dialog, since everything outside it is
 * inert, or else the page.
 */
export function useToastHost(): Element | null {
  return React.useSyncExternalStore(subscribe, findHost, () => null)
}

function findHost(): Element {
  const dialogs = document.querySelectorAll('dialog:modal')
  return dialogs[dialogs.length - 1] ?? document.body
}

function subscribe(listener: () => void): () => void {
  // Neither event bubbles; both are seen on their way down.
  document.addEventListener('toggle', listener, true)
  document.addEventListener('close', listener, true)
  return () => {
    document.removeEventListener('toggle', listener, true)
    document.removeEventListener('close', listener, true)
  }
}
