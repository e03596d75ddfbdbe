import type { OperationInput, StaffEnquiry } from '@susegad/api-client/contract'
import { ENQUIRY_STATUSES } from '@susegad/api-client/rules'
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
import { useState } from 'react'
import { statusText } from '../search/status-text.ts'
import { tickedOn } from '../selection/selection.ts'
import type { DeskSelection } from '../selection/use-selection.ts'
import { AnswerManyDialog } from './answer-many-dialog.tsx'
import { AssignManyDialog } from './assign-many-dialog.tsx'
import type { DeskMany } from './use-many.ts'
import { useManyFile } from './use-many-file.ts'

export interface ManyMenuProps {
  selection: DeskSelection
  /** The rows of this page. */
  listed: readonly StaffEnquiry[]
  many: DeskMany
  folder: 'inbox' | 'spam'
  /** Called when the selection becomes empty and this menu disappears. */
  onBegun: () => void
}

/** Menu of further actions for the selected enquiries. */
export function ManyMenu({ selection, listed, many, folder, onBegun }: ManyMenuProps) {
  const [asked, setAsked] = useState<'assign' | 'answer'>()
  const file = useManyFile((error) => many.failed('Nothing was downloaded.', error))
  const { count } = selection
  const start = (input: OperationInput, assignee?: string) =>
    void many.start(input, {
      assignee,
      onBegun() {
        selection.clear()
        onBegun()
      },
    })
  const ticked = () => {
    const ids = new Set(
      tickedOn(
        selection,
        listed.map(({ _id }) => _id),
      ),
    )
    return listed.filter(({ _id }) => ids.has(_id))
  }
  const close = () => setAsked(undefined)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="sm"
            data-action="change-selected"
            state={many.isStarting || file.isPending ? 'loading' : 'idle'}
          >
            {`Change (${count})`}
            <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Mark as</DropdownMenuLabel>
          {ENQUIRY_STATUSES.map((status) => (
            <DropdownMenuItem
              key={status}
              onSelect={() => start({ verb: 'status', status, scope: selection.scope() })}
            >
              {statusText(status)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setAsked('assign')}>Assign to…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('answer')}>Answer by email…</DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => start({ verb: 'spam', spam: folder === 'inbox', scope: selection.scope() })}
          >
            {folder === 'inbox' ? 'Set aside as spam' : 'Not spam'}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => file.mutate(selection.scope())}>Download as CSV</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked === 'assign' && (
        <AssignManyDialog
          count={count}
          onClose={close}
          onAssign={(assignedTo, name) =>
            start({ verb: 'assign', assignedTo, scope: selection.scope() }, name)
          }
        />
      )}
      {asked === 'answer' && (
        <AnswerManyDialog
          count={count}
          listed={ticked()}
          onClose={close}
          onAnswer={(answer) => start({ verb: 'answer', ...answer, scope: selection.scope() })}
        />
      )}
    </>
  )
}
