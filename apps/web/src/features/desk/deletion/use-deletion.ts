import type { EnquiryList } from '@susegad/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withoutEnquiries } from '../list/list-changes.ts'
import type { DeskMany } from '../many/use-many.ts'
import { enquiries, everyList } from '../search/desk-queries.ts'
import type { DeskSelection } from '../selection/use-selection.ts'
import { type Deletion, deletePart, nothingDeleted } from './delete-enquiries.ts'
import { counted, deletionFailure } from './deletion-text.ts'
import { inParts } from './in-parts.ts'
import type { LeavingEnquiries } from './use-leaving.ts'

interface FailedDeletion extends Deletion {
  text: string
}

interface DeletionOptions {
  selection: DeskSelection
  leaving: LeavingEnquiries
  many: DeskMany
}

interface Part {
  deletion: Deletion
  operation: string
}

/** Deletion from confirmation to the offer of undo. Several can run at once, each with its own outcome. */
export function useDeletion({ selection, leaving, many }: DeletionOptions) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ deletion, operation }: Part) => deletePart(deletion, operation),
  })
  const [asked, setAsked] = useState<Deletion | null>(null)
  const [failures, setFailures] = useState<readonly FailedDeletion[]>([])
  const forget = (failure: FailedDeletion) => setFailures((now) => now.filter((it) => it !== failure))

  async function perform({ ids, kind }: Deletion) {
    leaving.add(ids)
    const parts: { operation: string; ids: readonly string[] }[] = []
    const outcome = await inParts(ids, {
      send(part) {
        const operation = crypto.randomUUID()
        parts.push({ operation, ids: part })
        return remove.mutateAsync({ deletion: { ids: part, kind }, operation })
      },
      async unchanged(rest, error) {
        const last = parts.at(-1)
        if (!last || (await nothingDeleted(last.operation, error))) return rest
        const gone = new Set(last.ids)
        return rest.filter((id) => !gone.has(id))
      },
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
    const operations = parts.filter((part) => part.ids.every((id) => gone.has(id)))
    if (done.length > 0)
      many.offer({
        message: `${counted(done.length)} deleted.`,
        operations: operations.map(({ operation }) => operation),
      })
    if (left.length > 0) {
      setFailures((now) => [...now, { ids: left, kind, text: deletionFailure(outcome) }])
    }
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  }

  async function performAll({ ids, scope }: Deletion) {
    if (!scope) return
    leaving.add(ids)
    // A long deletion continues while the list reloads, which shows the remaining enquiries.
    const listAgain = async () => {
      await queryClient.invalidateQueries({ queryKey: everyList })
      leaving.remove(ids)
    }
    await many.start(
      { verb: 'delete', scope },
      {
        onBegun() {
          selection.clear()
          void listAgain()
        },
      },
    )
    leaving.remove(ids)
  }

  return {
    asked,
    ask: (deletion: Deletion) => {
      if ((deletion.count ?? deletion.ids.length) > 0) setAsked(deletion)
    },
    dismiss: () => setAsked(null),
    perform: (deletion: Deletion) =>
      void (deletion.kind === 'all' ? performAll(deletion) : perform(deletion)),
    isDeleting: leaving.ids.size > 0,
    failures,
    retry(failure: FailedDeletion) {
      forget(failure)
      void perform(failure)
    },
    forget,
  }
}

export type DeskDeletion = ReturnType<typeof useDeletion>
