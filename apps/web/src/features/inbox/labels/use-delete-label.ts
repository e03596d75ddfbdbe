import type { Label } from '@susegad/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'

/** Deletes a label, tells on how many enquiries it was, and restores it there. */
export function useDeleteLabel(reload: () => Promise<unknown>) {
  const [deleted, setDeleted] = useState<Label & { enquiries: number }>()
  const remove = useMutation({
    mutationFn: async (label: Label) => ({ ...label, ...(await service.labels.delete(label._id)) }),
    onSuccess: setDeleted,
    onSettled: reload,
  })
  const restore = useMutation({
    mutationFn: (id: string) => service.labels.restore(id),
    onSuccess: () => setDeleted(undefined),
    onSettled: reload,
  })
  return {
    deleted,
    isPending: remove.isPending || restore.isPending,
    error: remove.error ?? restore.error,
    remove: (label: Label) => remove.mutate(label),
    undo: () => deleted && restore.mutate(deleted._id),
  }
}
