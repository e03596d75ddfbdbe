import { Button } from '@susegad/ui/button'
import { ClipboardCopyIcon, TrashIcon } from '@susegad/ui/icon'
import type { DeskCopy } from '../copying/use-copy.ts'
import { useMayWrite } from '../use-may-write.ts'

interface DeskActionsProps {
  selected: number
  total: number
  copy: DeskCopy
  isDeleting: boolean
  onDelete: () => void
}

/** Actions for the selected enquiries, or for all. */
export function DeskActions({ selected, total, copy, isDeleting, onDelete }: DeskActionsProps) {
  const mayWrite = useMayWrite()
  const gathering = copy.state.step === 'gathering'
  return (
    <div className="desk-actions">
      <Button
        variant="outline"
        size="sm"
        state={gathering ? 'loading' : 'idle'}
        labels={{ loading: 'Gathering the enquiries' }}
        disabled={total === 0}
        onClick={copy.copy}
      >
        <ClipboardCopyIcon />
        {selected > 0 ? `Copy (${selected})` : 'Copy (All)'}
      </Button>
      {selected > 0 && mayWrite && (
        <Button variant="danger" size="sm" state={isDeleting ? 'loading' : 'idle'} onClick={onDelete}>
          <TrashIcon />
          {`Delete Selected (${selected})`}
        </Button>
      )}
    </div>
  )
}
