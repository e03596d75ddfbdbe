import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'

// On the document element, where the page's inline script can write it before other scripts load.
const asked = () => document.documentElement.dataset
const listeners = new Set<() => void>()

/** Proposes a subject for enquiries from a page; the form uses it unless the visitor has written one. */
export function proposeSubject(subject: string, path = location.pathname): void {
  asked().asked = `${path} ${subject}`
  for (const listener of listeners) listener()
}

/** Visitors who go from a place to the contact page write about that place. */
export function useCarriedSubject(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
        if (!pathChanged || toLocation.pathname !== '/contact') return
        const left = router.state.matches.at(-1)
        const about = left?.staticData.about
        const data = left?.loaderData as Record<string, { name: string }> | undefined
        const place = about && data?.[about]
        proposeSubject(place ? `Enquiry: ${place.name}` : '', '/contact')
      }),
    [router],
  )
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
