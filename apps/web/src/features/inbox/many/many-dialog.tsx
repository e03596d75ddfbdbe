import type { OperationInput } from '@susegad/api-client/contract'
import { LabelChoice } from '../labels/label-choice.tsx'
import { useListed } from '../search/use-listed.ts'
import type { Selected } from '../selection/selection-provider.tsx'
import { SnoozeChoice } from '../snooze/snooze-choice.tsx'
import { AnswerManyDialog } from './answer-many-dialog.tsx'
import { AssignManyDialog } from './assign-many-dialog.tsx'

export type ManyQuestion = 'assign' | 'answer' | 'snooze' | 'label'

interface ManyDialogProps {
  asked: ManyQuestion
  selected: Selected
  onStart: (input: OperationInput, assignee?: string) => void
  /** Resolves once it has begun. */
  onAnswer: (input: OperationInput, form: HTMLFormElement) => Promise<void>
  onClose: () => void
}

/** Asks to whom, until when, which label or which answer. */
export function ManyDialog({ asked, selected, onStart, onAnswer, onClose }: ManyDialogProps) {
  const { all, ids, count, scope } = selected
  const listed = useListed()?.enquiries ?? []
  switch (asked) {
    case 'assign':
      return (
        <AssignManyDialog
          count={count}
          onClose={onClose}
          onAssign={(assignedTo, name) => onStart({ verb: 'assign', assignedTo, scope }, name)}
        />
      )
    case 'snooze':
      return (
        <SnoozeChoice
          isSet
          onClose={onClose}
          onSnooze={(snoozedUntil) => onStart({ verb: 'snooze', snoozedUntil, scope })}
        />
      )
    case 'label':
      return (
        <LabelChoice
          has={undefined}
          onClose={onClose}
          onChoose={({ _id }, on) => onStart({ verb: 'label', label: _id, on, scope })}
        />
      )
    case 'answer':
      return (
        <AnswerManyDialog
          count={count}
          listed={listed.filter(({ _id }) => ids.has(_id) !== all)}
          onClose={onClose}
          onAnswer={(answer, form) => onAnswer({ verb: 'answer', ...answer, scope }, form)}
        />
      )
  }
}
