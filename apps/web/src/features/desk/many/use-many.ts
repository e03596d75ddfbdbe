import type { Operation, OperationInput } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { enquiries } from '../search/desk-queries.ts'
import { followOperation } from './follow-operation.ts'
import { dropOperation, keepOperation, keptOperations } from './kept-operations.ts'
import { outcomeText, undoneText } from './many-text.ts'
import { useUndo } from './use-undo.ts'

interface Started {
  input: OperationInput
  /** Operation id and idempotency key. */
  id: string
  /** Name of the new assignee. */
  assignee?: string | undefined
  /** Called once the service has accepted it, and will complete it in any case. */
  onBegun?: (() => void) | undefined
}

/** Bulk changes with progress and undo. */
export function useMany(toaster: ToasterStore, owner: string) {
  const queryClient = useQueryClient()
  const [underWay, setUnderWay] = useState<readonly Operation[]>([])
  const begin = useMutation({
    mutationFn: ({ input, id }: Started) => service.operations.start(input, { idempotencyKey: id }),
  })
  const without = (list: readonly Operation[], id: string) => list.filter((it) => it._id !== id)

  async function follow(first: Operation): Promise<Operation> {
    const show = (now: Operation) => {
      keepOperation(owner, now._id)
      setUnderWay((list) => [...without(list, now._id), now])
    }
    try {
      return await followOperation(first, show)
    } finally {
      dropOperation(owner, first._id)
      setUnderWay((list) => without(list, first._id))
    }
  }
  const { offer, offerUndo, undoLast } = useUndo(toaster, follow)

  function tell(ended: Operation, what: Pick<Started, 'assignee'> & { input?: OperationInput }) {
    if (ended.state === 'undone') return toaster.show({ message: undoneText(ended) })
    const message = outcomeText(ended, what.input, what.assignee)
    if (ended.changed === 0) return toaster.show({ message })
    offer({ message, operations: [ended._id] })
  }

  async function run(started: Started): Promise<void> {
    const { input, assignee, onBegun } = started
    try {
      const { operation } = await begin.mutateAsync(started)
      onBegun?.()
      tell(await follow(operation), { input, assignee })
    } catch (error) {
      toaster.show({
        message: failureText('The change failed.', error),
        tone: 'danger',
        action: { label: 'Retry', onPress: () => void run(started) },
        duration: Number.POSITIVE_INFINITY,
      })
    } finally {
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
    start: (input: OperationInput, more: Pick<Started, 'assignee' | 'onBegun'> = {}) =>
      run({ input, id: crypto.randomUUID(), ...more }),
    /** Reports a failure of another action on the selection. */
    failed: (what: string, error: unknown) =>
      void toaster.show({ message: failureText(what, error), tone: 'danger' }),
    cancel: (id: string) => void service.operations.cancel(id).catch(() => {}),
    offer,
    offerUndo,
    undoLast,
  }
}

export type DeskMany = ReturnType<typeof useMany>
