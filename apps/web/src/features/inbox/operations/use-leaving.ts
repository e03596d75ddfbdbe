import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { beginKey, type Started } from './begin-operation.ts'

/** Listed enquiries whose deletion is on its way: lists hide them, and show them again if the service refuses. */
export function useLeaving(): ReadonlySet<string> {
  const pending = useMutationState({
    filters: { mutationKey: beginKey, status: 'pending' },
    select: ({ state }) => (state.variables as Started).leaving ?? [],
  })
  return useMemo(() => new Set(pending.flat()), [pending])
}
