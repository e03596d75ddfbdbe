import type { Member, Operation } from '@susegad/api-client/contract'
import { useState } from 'react'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { service } from '../../shell/session/service.ts'
import { useStaffMutation } from './team-queries.ts'

interface Done {
  id: string
  text: string
}

const doneText = ({ state, total, changed }: Operation, name: string | undefined): string => {
  if (state === 'running') return `${enquiriesText(total)} are being reassigned.`
  return name ? `${enquiriesText(changed)} assigned to ${name}.` : `${enquiriesText(changed)} unassigned.`
}

/** Reassigns all open enquiries of a suspended member as one operation that can be undone. */
export function useReassign() {
  const [asked, setAsked] = useState<Member>()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Done>()
  const start = useStaffMutation(({ from, to }: { from: string; to: string | null }) =>
    service.operations.start(
      { verb: 'assign', assignedTo: to, scope: { filter: { assignedTo: from, stage: 'open' } } },
      { idempotencyKey: crypto.randomUUID() },
    ),
  )
  const undo = useStaffMutation((id: string) => service.operations.undo(id))
  return {
    asked,
    open,
    setOpen,
    done,
    undo,
    ask(member: Member) {
      setAsked(member)
      setOpen(true)
    },
    async reassign(to: string | null, name: string | undefined) {
      if (!asked) return
      undo.reset()
      const { operation } = await start.mutateAsync({ from: asked._id, to })
      setDone({ id: operation._id, text: doneText(operation, name) })
    },
    undoLast() {
      if (done) undo.mutate(done.id, { onSuccess: () => setDone(undefined) })
    },
  }
}
