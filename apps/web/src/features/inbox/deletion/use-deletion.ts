import type { OperationScope } from '@susegad/api-client/contract'
import { useState } from 'react'
import type { Started } from '../operations/begin-operation.ts'
import type { DeskMany } from '../operations/use-many.ts'
import { useChangeSelection } from '../selection/selection-provider.tsx'
import { deletionFailure } from './deletion-text.ts'

export interface Deletion {
  /** Whether it was started on one row or on the selection. */
  kind: 'single' | 'bulk'
  count: number
  scope: OperationScope
  /** Ids of the enquiries in the scope that the list shows. */
  listed: readonly string[]
}

export const deletionOf = (id: string): Deletion => ({
  kind: 'single',
  count: 1,
  scope: { ids: [id] },
  listed: [id],
})

interface FailedDeletion {
  started: Started
  text: string
}

/** Deletion from confirmation to the offer of undo. Several can run at once, each with its own outcome. */
export function useDeletion(many: DeskMany) {
  const selection = useChangeSelection()
  const [asked, setAsked] = useState<Deletion | null>(null)
  const [failures, setFailures] = useState<readonly FailedDeletion[]>([])
  const forget = (failure: FailedDeletion) => setFailures((now) => now.filter((it) => it !== failure))

  return {
    asked,
    ask: (deletion: Deletion) => deletion.count > 0 && setAsked(deletion),
    dismiss: () => setAsked(null),
    perform: ({ count, scope, listed }: Deletion) =>
      many.start(
        { verb: 'delete', scope },
        {
          leaving: listed,
          // Keep what was selected after the request was sent.
          onBegun: () => (scope.ids ? selection.drop(scope.ids) : selection.clearAll()),
          onFailed: (started, error) => {
            const text = deletionFailure(started.input.scope.ids?.length ?? count, error)
            setFailures((now) => [...now, { started, text }])
          },
        },
      ),
    failures,
    retry(failure: FailedDeletion) {
      forget(failure)
      many.retry(failure.started)
    },
    forget,
  }
}

export type DeskDeletion = ReturnType<typeof useDeletion>
