import { Button } from '@susegad/ui/button'
import { ClipboardCopyIcon, TrashIcon } from '@susegad/ui/icon'
import { Suspense } from 'react'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useDeskWork } from '../desk/desk-work.tsx'
import { useLeaving } from '../operations/begin-operation.ts'
import { useFilterSearch } from '../search/use-desk-search.ts'
import { useListed } from '../search/use-listed.ts'
import { tickedOn } from '../selection/selection.ts'
import { useSelected } from '../selection/selection-provider.tsx'

const ManyMenu = latePart(async () => ({ default: (await import('./many-menu.tsx')).ManyMenu }))

/** Actions for the selected enquiries, or for all. */
export function DeskActions() {
  const { copy, many, deletion } = useDeskWork()
  const mayWrite = useMayWrite()
  const selected = useSelected()
  const { show } = useFilterSearch()
  const { enquiries = [], total = 0 } = useListed() ?? {}
  const isDeleting = useLeaving().size > 0
  const { count, scope } = selected
  const page = enquiries.map(({ _id }) => _id)
  return (
    <div className="desk-actions">
      <Button
        variant="outline"
        size="sm"
        state={copy.state.step === 'gathering' ? 'loading' : 'idle'}
        labels={{ loading: 'Collecting the enquiries' }}
        disabled={total === 0}
        onClick={() => copy.copy(selected)}
      >
        <ClipboardCopyIcon />
        {count > 0 ? `Copy (${count})` : 'Copy (All)'}
      </Button>
      {count > 0 && show !== 'deleted' && mayWrite && (
        <Suspense fallback={null}>
          <ManyMenu selected={selected} folder={show ?? 'inbox'} />
        </Suspense>
      )}
      {count > 0 && mayWrite && (
        <Button
          variant="danger"
          size="sm"
          state={isDeleting ? 'loading' : 'idle'}
          onClick={() => deletion.ask({ kind: 'bulk', count, scope, listed: tickedOn(selected, page) })}
        >
          <TrashIcon />
          {`Delete Selected (${count})`}
        </Button>
      )}
      {show === 'deleted' && total > 0 && mayWrite && (
        <Button
          variant="outline"
          size="sm"
          state={many.isStarting ? 'loading' : 'idle'}
          onClick={() => void many.start({ verb: 'restore', scope: { filter: selected.matching } })}
        >
          {`Restore all (${total})`}
        </Button>
      )}
    </div>
  )
}
