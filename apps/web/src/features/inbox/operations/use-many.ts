import type { EnquiryList, Operation, OperationInput } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { enquiries, everyList, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { withoutEnquiries } from '../changes/show-change.ts'
import { beginKey, beginOperation, OutcomeUnknown, type Started, scopesOf } from './begin-operation.ts'
import { dropOperation, keptOperations } from './kept-operations.ts'
import { outcomeText, undoneText } from './many-text.ts'
import { useUnderWay } from './use-under-way.ts'
import { useUndo } from './use-undo.ts'

/** Everything that is done to many enquiries, or done to one and undone as for many: with progress and undo. */
export function useMany(toaster: ToasterStore, owner: string) {
  const queryClient = useQueryClient()
  const begin = useMutation({
    mutationKey: beginKey,
    mutationFn: ({ input, id }: Started) => beginOperation(input, id),
    onSuccess: (_operation, { leaving = [] }) =>
      queryClient.setQueriesData<EnquiryList>(
        { queryKey: everyList },
        (list) => list && withoutEnquiries(list, new Set(leaving)),
      ),
  })
  const { underWay, follow } = useUnderWay(owner)
  const { offer, offerUndo, undoLast } = useUndo(toaster, follow)

  function tell(ended: Operation, { input, assignee }: Partial<Started>) {
    if (ended.state === 'undone') return toaster.show({ message: undoneText(ended) })
    const message = outcomeText(ended, input, assignee)
    if (ended.changed === 0) return toaster.show({ message })
    offer({ message, operation: ended._id })
  }

  function tellFailure(started: Started, error: unknown) {
    toaster.show({
      message: failureText('The change failed.', error instanceof OutcomeUnknown ? error.cause : error),
      tone: 'danger',
      action: { label: 'Retry', onPress: () => void run(started) },
      duration: Number.POSITIVE_INFINITY,
    })
  }

  async function run(started: Started): Promise<void> {
    const { onBegun, onFailed = tellFailure } = started
    try {
      const operation = await begin.mutateAsync(started)
      onBegun?.()
      // A long one continues: meanwhile the list shows what is left.
      if (operation.state === 'running') void queryClient.invalidateQueries({ queryKey: everyList })
      await follow(operation).then(
        (ended) => void tell(ended, started),
        (error: unknown) => tellFailure(started, error),
      )
    } catch (error) {
      onFailed(started, error)
    } finally {
      void queryClient.invalidateQueries({ queryKey: viewsKey })
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
    }
  }

  const resume = useEffectEvent(async (id: string) => {
    const found = await service.operations.get(id).catch(() => undefined)
    if (!found) return dropOperation(owner, id)
    const ended = await follow(found.operation).catch(() => undefined)
    if (ended) tell(ended, {})
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  })
  useEffect(() => {
    for (const id of keptOperations(owner)) void resume(id)
  }, [owner])

  return {
    underWay,
    isStarting: begin.isPending,
    async start(input: OperationInput, more: Omit<Started, 'input' | 'id'> = {}) {
      for (const scope of scopesOf(input.scope))
        await run({ input: { ...input, scope }, id: crypto.randomUUID(), ...more })
    },
    tellFailure,
    retry: (started: Started) => void run(started),
    /** Reports a failure of another action on the selection. */
    failed: (what: string, error: unknown) =>
      void toaster.show({ message: failureText(what, error), tone: 'danger' }),
    cancel: (id: string) => void service.operations.cancel(id).catch(() => {}),
    offerUndo,
    undoLast,
  }
}

export type DeskMany = ReturnType<typeof useMany>
