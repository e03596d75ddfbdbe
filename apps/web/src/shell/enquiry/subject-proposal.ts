import { useSyncExternalStore } from 'react'

// Kept at the document's element, where the page's inline script can leave it before any other has come.
const asked = () => document.documentElement.dataset
const listeners = new Set<() => void>()

/** Says what an enquiry from this page is about; the form takes it up unless the visitor has written a subject. */
export function proposeSubject(subject: string): void {
  asked().asked = `${location.pathname} ${subject}`
  for (const listener of listeners) listener()
}

/** What was proposed on the page at `path`. */
export function useSubjectProposal(path: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      // A part that its script has not taken over leaves it to the inline script, which hears each click first.
      addEventListener('click', listener, true)
      return () => {
        listeners.delete(listener)
        removeEventListener('click', listener, true)
      }
    },
    () => {
      const proposal = asked().asked
      return proposal?.startsWith(`${path} `) ? proposal.slice(path.length + 1) : undefined
    },
    () => undefined,
  )
}
