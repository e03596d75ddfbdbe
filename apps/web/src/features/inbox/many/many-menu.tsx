import type { OperationInput, OperationScope } from '@susegad/api-client/contract'
import { ENQUIRY_STATUSES, PRIORITIES } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@susegad/ui/dropdown-menu'
import { ChevronDownIcon } from '@susegad/ui/icon'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { service } from '../../../shell/session/service.ts'
import { saveStream } from '../../../signed-in/save-file.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import { useActions } from '../keyboard/action-map.tsx'
import { OutcomeUnknown } from '../operations/begin-operation.ts'
import type { DeskMany } from '../operations/use-many.ts'
import { type Selected, useChangeSelection } from '../selection/selection-provider.tsx'
import { ManyDialog, type ManyQuestion } from './many-dialog.tsx'

interface ManyMenuProps {
  selected: Selected
  folder: 'inbox' | 'spam'
}

/** Menu of further actions for the selected enquiries. */
export function ManyMenu({ selected, folder }: ManyMenuProps) {
  const { many, title } = useDeskWork()
  const { clearSent } = useChangeSelection()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<ManyQuestion>()
  const questions = useRef(0)
  const file = useMutation({
    mutationFn: async (downloaded: OperationScope) =>
      saveStream(
        `enquiries-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv',
        await service.operations.export({ scope: downloaded }),
      ),
    onError: (error) => many.failed('Nothing was downloaded.', error),
  })
  const { count, scope } = selected
  function ask(question: ManyQuestion) {
    questions.current++
    setAsked(question)
  }
  /** Returns a callback for when the change has begun: clears the selection, unless another dialog was opened meanwhile. */
  function leaving() {
    const before = questions.current
    return () => {
      if (before === questions.current) clearSent(selected)
    }
  }
  const start = (input: OperationInput, assignee?: string) =>
    void many.start(input, { assignee, onBegun: leaving() })
  const answer = (input: OperationInput, form: HTMLFormElement) => startAnswer(many, input, leaving(), form)
  // This menu disappears with the selection, and the focus with it.
  useEffect(() => {
    const heading = title.current
    return () => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
    }
  }, [title])
  useActions({
    'change-selected': () => setOpen(true),
    'snooze-selected': () => ask('snooze'),
    'urgent-selected': () => start({ verb: 'priority', priority: 'urgent', scope }),
    'label-selected': () => ask('label'),
  })
  return (
    <>
      <DropdownMenu open={open} onOpenChange={setOpen}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="sm" state={many.isStarting || file.isPending ? 'loading' : 'idle'}>
            {`Change (${count})`}
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Mark as</DropdownMenuLabel>
          {ENQUIRY_STATUSES.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => start({ verb: 'status', status, scope })}>
              {statusText(status)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          {PRIORITIES.map((priority) => (
            <DropdownMenuItem key={priority} onSelect={() => start({ verb: 'priority', priority, scope })}>
              {priority === 'urgent' ? 'Urgent' : 'Not urgent'}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => ask('assign')}>Assign to…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => ask('snooze')}>Snooze…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => ask('label')}>Label…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => ask('answer')}>Answer by email…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => start({ verb: 'spam', spam: folder === 'inbox', scope })}>
            {folder === 'inbox' ? 'Mark as spam' : 'Not spam'}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => file.mutate(scope)}>Download as CSV</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked && (
        <ManyDialog
          asked={asked}
          selected={selected}
          onStart={start}
          onAnswer={answer}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** Rejects if the service refuses the answer while its form is open; later, a notice says so. */
function startAnswer(
  many: DeskMany,
  input: OperationInput,
  leave: () => void,
  form: HTMLFormElement,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const begin = () => {
      isOver = true
      leave()
      resolve()
    }
    many
      .start(input, {
        onBegun: begin,
        onFailed(started, error) {
          // Sending again from the dialog could send twice: the notice's Retry can't.
          if (!isOver && form.isConnected && !(error instanceof OutcomeUnknown)) throw error
          isOver = true
          many.tellFailure(started, error)
          resolve()
        },
      })
      .catch(reject)
  })
}
