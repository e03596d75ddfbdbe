'use client'
import * as React from 'react'
import type { ToasterStore } from './toaster-store.ts'

type Reason = 'pointer' | 'focus' | 'hidden'

interface Clocks {
  hold: (reason: Reason) => void
  release: (...reasons: Reason[]) => void
}

/** Pauses the timers of the toasts while there is any reason to. */
export function useClocks(toaster: ToasterStore, empty: boolean): Clocks {
  const clocks = React.useMemo((): Clocks => {
    const held = new Set<Reason>()
    return {
      hold: (reason) => {
        held.add(reason)
        toaster.pause()
      },
      release: (...reasons) => {
        for (const reason of reasons) held.delete(reason)
        if (held.size === 0) toaster.resume()
      },
    }
  }, [toaster])

  React.useEffect(() => {
    const onVisibility = (): void => (document.hidden ? clocks.hold('hidden') : clocks.release('hidden'))
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      // The store outlives its toaster, which then gets no leave or blur event.
      clocks.release('pointer', 'focus', 'hidden')
    }
  }, [clocks])

  // When the last toast disappears under the pointer, no leave event follows.
  React.useEffect(() => {
    if (empty) clocks.release('pointer', 'focus')
  }, [clocks, empty])

  return clocks
}
