import type { View } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import { ViewForm } from './view-form.tsx'
import { viewsKey } from './view-queries.ts'

interface ViewsDialogProps {
  all: readonly View[]
  /** What the list shows, unless it is a view already. */
  search: DeskSearch | undefined
  /** A new view, one that is to show what the list shows, or the list of all. */
  begin: 'save' | View | 'edit'
  onClose: () => void
}

/** Where staff save, rename, share and delete views. */
export function ViewsDialog({ all, search, begin, onClose }: ViewsDialogProps) {
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<View | 'new' | undefined>(
    begin === 'save' ? 'new' : begin === 'edit' ? undefined : begin,
  )
  const done = () => (begin === 'edit' ? setEdited(undefined) : onClose())
  const remove = useMutation({
    mutationFn: (id: string) => service.views.delete(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: viewsKey }),
  })
  const changeable = all.filter(({ mayChange }) => mayChange)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>{titleOf(edited, search)}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody className="desk-views-dialog">
        {edited ? (
          <ViewForm
            view={edited === 'new' ? undefined : edited}
            search={search}
            onCancel={done}
            onDone={done}
          />
        ) : (
          <>
            {remove.error && (
              <Alert>
                <p>{failureText('The view was not deleted.', remove.error)}</p>
              </Alert>
            )}
            {changeable.length === 0 && <p>None left. Filter the list, then save what it shows.</p>}
            <ul>
              {changeable.map((view) => (
                <li key={view._id}>
                  <span>
                    <bdi>{view.name}</bdi>{' '}
                    <span className="desk-hint">{view.shared ? 'everybody’s' : 'only yours'}</span>
                  </span>
                  <Button size="sm" variant="outline" onClick={() => setEdited(view)}>
                    Edit<span className="sg-visually-hidden"> {view.name}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(view._id)}
                  >
                    Delete<span className="sg-visually-hidden"> {view.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}

function titleOf(edited: View | 'new' | undefined, search: DeskSearch | undefined): string {
  if (!edited) return 'Views'
  if (edited === 'new') return 'Save this view'
  return search ? 'Update view' : 'Edit view'
}
