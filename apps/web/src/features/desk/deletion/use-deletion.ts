import type { EnquiryList } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutEnquiries } from '../list/list-changes.ts'
import { enquiries, everyList } from '../search/desk-queries.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import type { DeskSelection } from '../selection/use-selection.ts'
import { type Deletion, deletePart, stillHere } from './delete-enquiries.ts'
import { deletionFailure } from './deletion-text.ts'
import { inParts } from './in-parts.ts'
import type { LeavingEnquiries } from './use-leaving.ts'
import { useUndo } from './use-undo.ts'

interface FailedDeletion extends Deletion {
  text: string
}

interface DeletionOptions {
  search: DeskSearch
  selection: DeskSelection
  leaving: LeavingEnquiries
  toaster: ToasterStore
}

/** Deletion from confirmation to undo. Several can run at once, each with its own outcome. */
export function useDeletion({ search, selection, leaving, toaster }: DeletionOptions) {
  const queryClient = useQueryClient()
  const remove = useMutation({ mutationFn: deletePart })
  const { offer, bringBack, undo } = useUndo(toaster)
  const [asked, setAsked] = useState<Deletion | null>(null)
  const [failures, setFailures] = useState<readonly FailedDeletion[]>([])
  const forget = (failure: FailedDeletion) => setFailures((now) => now.filter((it) => it !== failure))

  async function perform({ ids, kind }: Deletion) {
    leaving.add(ids)
    const outcome = await inParts(ids, {
      send: (part) => remove.mutateAsync({ ids: part, kind }),
      unchanged: (rest, error) => stillHere({ ids: rest, kind }, search, error),
    })
    const { done, left } = outcome
    const gone = new Set(done)
    queryClient.setQueriesData<EnquiryList>(
      { queryKey: everyList },
      (list) => list && withoutEnquiries(list, gone),
    )
    leaving.remove(ids)
    if (kind === 'bulk' && left.length === 0) selection.clear()
    else selection.drop(done)
    if (done.length > 0) offer(done)
    if (left.length > 0) {
      setFailures((now) => [...now, { ids: left, kind, text: deletionFailure(outcome) }])
    }
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  }

  return {
    asked,
    ask: (deletion: Deletion) => {
      if (deletion.ids.length > 0) setAsked(deletion)
    },
    dismiss: () => setAsked(null),
    perform: (deletion: Deletion) => void perform(deletion),
    isDeleting: leaving.ids.size > 0,
    failures,
    retry(failure: FailedDeletion) {
      forget(failure)
      void perform(failure)
    },
    forget,
    undo,
    bringBack,
  }
}

export type DeskDeletion = ReturnType<typeof useDeletion>
