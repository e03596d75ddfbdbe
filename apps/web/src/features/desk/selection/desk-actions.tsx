import type { StaffEnquiry } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { ClipboardCopyIcon, TrashIcon } from '@susegad/ui/icon'
import { lazy, Suspense } from 'react'
import type { DeskCopy } from '../copying/use-copy.ts'
import type { DeskMany } from '../many/use-many.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import { useMayWrite } from '../use-may-write.ts'
import type { DeskSelection } from './use-selection.ts'

const ManyMenu = lazy(async () => ({ default: (await import('../many/many-menu.tsx')).ManyMenu }))

interface DeskActionsProps {
  selection: DeskSelection
  /** The rows of this page. */
  listed: readonly StaffEnquiry[]
  total: number
  folder: DeskSearch['show']
  copy: DeskCopy
  many: DeskMany
  isDeleting: boolean
  onDelete: () => void
  onBegun: () => void
}

/** Actions for the selected enquiries, or for all. */
export function DeskActions(props: DeskActionsProps) {
  const { selection, listed, total, folder, copy, many, isDeleting, onDelete, onBegun } = props
  const mayWrite = useMayWrite()
  const gathering = copy.state.step === 'gathering'
  const selected = selection.count
  return (
    <div className="desk-actions">
      <Button
        variant="outline"
        size="sm"
        state={gathering ? 'loading' : 'idle'}
        labels={{ loading: 'Collecting the enquiries' }}
        disabled={total === 0}
        onClick={copy.copy}
      >
        <ClipboardCopyIcon />
        {selected > 0 ? `Copy (${selected})` : 'Copy (All)'}
      </Button>
      {selected > 0 && folder !== 'deleted' && mayWrite && (
        <Suspense fallback={null}>
          <ManyMenu
            selection={selection}
            listed={listed}
            many={many}
            folder={folder ?? 'inbox'}
            onBegun={onBegun}
          />
        </Suspense>
      )}
      {selected > 0 && mayWrite && (
        <Button variant="danger" size="sm" state={isDeleting ? 'loading' : 'idle'} onClick={onDelete}>
          <TrashIcon />
          {`Delete Selected (${selected})`}
        </Button>
      )}
      {folder === 'deleted' && total > 0 && mayWrite && (
        <Button
          variant="outline"
          size="sm"
          state={many.isStarting ? 'loading' : 'idle'}
          onClick={() => void many.start({ verb: 'restore', scope: selection.everything() })}
        >
          {`Restore all (${total})`}
        </Button>
      )}
    </div>
  )
}
