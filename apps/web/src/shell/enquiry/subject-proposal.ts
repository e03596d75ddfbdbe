import { useSyncExternalStore } from 'react'

// On the document element, where the page's inline script can write it before other scripts load.
const asked = () => document.documentElement.dataset
const listeners = new Set<() => void>()

/** Proposes a subject for enquiries from this page; the form uses it unless the visitor has written one. */
export function proposeSubject(subject: string): void {
  asked().asked = `${location.pathname} ${subject}`
  for (const listener of listeners) listener()
}

/** The subject proposed on the page at `path`. */
export function useSubjectProposal(path: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => {
      const proposal = asked().asked
      return proposal?.startsWith(`${path} `) ? proposal.slice(path.length + 1) : undefined
    },
    () => undefined,
  )
}
