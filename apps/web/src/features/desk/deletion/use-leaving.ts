import { useState } from 'react'

/** Enquiries being deleted: lists hide them, and show them again if the service refuses. */
export function useLeaving() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    add: (more: readonly string[]) => setIds((now) => new Set([...now, ...more])),
    remove(some: readonly string[]) {
      const settled = new Set(some)
      setIds((now) => new Set([...now].filter((id) => !settled.has(id))))
    },
  }
}

export type LeavingEnquiries = ReturnType<typeof useLeaving>
