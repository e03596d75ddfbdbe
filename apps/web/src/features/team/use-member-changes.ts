import type { MemberInput } from '@susegad/api-client/contract'
import { useState } from 'react'
import { service } from '../../shell/session/service.ts'
import type { MemberQuestion } from './member-question.ts'
import { useStaffMutation } from './team-queries.ts'
import { useReassign } from './use-reassign.ts'

export type MemberChanges = ReturnType<typeof useMemberChanges>

/** Changes to members: some at once, some only after a question. */
export function useMemberChanges() {
  const [question, setQuestion] = useState<MemberQuestion>()
  const [open, setOpen] = useState(false)
  const change = useStaffMutation(({ id, input }: { id: string; input: MemberInput }) =>
    service.staff.change(id, input),
  )
  const remove = useStaffMutation((id: string) => service.staff.remove(id))
  const reassigning = useReassign()
  return {
    change,
    reassigning,
    failure: change.error ?? remove.error ?? reassigning.undo.error,
    question,
    open,
    setOpen,
    ask(next: MemberQuestion) {
      setQuestion(next)
      setOpen(true)
    },
    act(answered: MemberQuestion) {
      const { _id } = answered.member
      change.reset()
      remove.reset()
      if (answered.about === 'remove') remove.mutate(_id)
      else if (answered.about === 'role') change.mutate({ id: _id, input: { staffRole: answered.role } })
      else
        change.mutate(
          { id: _id, input: { suspended: true } },
          { onSuccess: ({ member }) => member.openEnquiries > 0 && reassigning.ask(member) },
        )
    },
  }
}
