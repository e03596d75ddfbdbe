import type { View } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { ArrowDownIcon, ArrowUpIcon } from '@susegad/ui/icon'
import { IconButton } from '@susegad/ui/icon-button'
import { Sortable, SortableHandle, SortableList } from '@susegad/ui/sortable'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { EditDeleteButtons } from '../edit-list/edit-delete-buttons.tsx'

interface ViewsListProps {
  all: readonly View[]
  onEdit: (view: View) => void
  onDeleted: () => void
}

/** Saved views in the person's order; can be dragged or moved by buttons, edited and deleted. */
export function ViewsList({ all, onEdit, onDeleted }: ViewsListProps) {
  const queryClient = useQueryClient()
  // Pending until the list has reloaded, so that the old order doesn't flash.
  const settled = { onSettled: () => queryClient.invalidateQueries({ queryKey: viewsKey }) }
  const remove = useMutation({
    mutationFn: (id: string) => service.views.delete(id),
    onSuccess: onDeleted,
    ...settled,
  })
  const order = useMutation({
    // Serialized, so that the last order wins.
    scope: { id: 'view-order' },
    mutationFn: (ids: string[]) => service.views.order(ids),
    ...settled,
  })
  const [said, setSaid] = useState('')
  const placeOf = ({ _id }: View) => order.variables?.indexOf(_id) ?? 0
  const views = order.isPending ? all.toSorted((a, b) => placeOf(a) - placeOf(b)) : all

  function move(from: number, to: number) {
    const view = views[from]
    if (!view || to < 0 || to >= views.length) return
    const others = views.toSpliced(from, 1)
    order.mutate(others.toSpliced(to, 0, view).map(({ _id }) => _id))
    setSaid(`${view.name} is now ${to + 1} of ${views.length}.`)
  }

  return (
    <>
      {remove.error && (
        <Alert>
          <p>{failureText('The view was not deleted.', remove.error)}</p>
        </Alert>
      )}
      {order.error && (
        <Alert>
          <p>{failureText('The order was not saved.', order.error)}</p>
        </Alert>
      )}
      {views.length === 0 && <p>No views yet. Filter the list, then save it as a view.</p>}
      {views.length > 1 && <p className="desk-hint">This order is only for you. Colleagues keep theirs.</p>}
      <Sortable onMove={({ from, to }) => move(from.index, to.index)}>
        <SortableList>
          {views.map((view, index) => (
            <ViewEntry
              key={view._id}
              view={view}
              index={index}
              count={views.length}
              isDeleting={remove.isPending}
              onMove={move}
              onEdit={() => onEdit(view)}
              onDelete={() => remove.mutate(view._id)}
            />
          ))}
        </SortableList>
      </Sortable>
      <p role="status" className="sg-visually-hidden">
        {said}
      </p>
    </>
  )
}

interface ViewEntryProps {
  view: View
  index: number
  /** Of all views. */
  count: number
  isDeleting: boolean
  onMove: (from: number, to: number) => void
  onEdit: () => void
  onDelete: () => void
}

function ViewEntry({ view, index, count, isDeleting, onMove, onEdit, onDelete }: ViewEntryProps) {
  return (
    <li>
      {count > 1 && (
        <SortableHandle asChild entry={view.name} keyboard={false}>
          <span className="desk-view-grip" data-grip="" title="Drag to move" />
        </SortableHandle>
      )}
      <span className="desk-view-name">
        <bdi>{view.name}</bdi> <span className="desk-hint">{ownerText(view)}</span>
      </span>
      <span className="desk-view-acts">
        {count > 1 && (
          <>
            <IconButton
              size="sm"
              aria-label={`Move ${view.name} up`}
              // Not `disabled`: the button that moved it to the end would lose the focus.
              aria-disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              size="sm"
              aria-label={`Move ${view.name} down`}
              aria-disabled={index === count - 1}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDownIcon />
            </IconButton>
          </>
        )}
        {view.mayChange && (
          <EditDeleteButtons name={view.name} isDeleting={isDeleting} onEdit={onEdit} onDelete={onDelete} />
        )}
      </span>
    </li>
  )
}

function ownerText({ shared, mayChange, author }: View): string {
  if (!shared) return 'only yours'
  return mayChange || !author ? 'shared' : `shared, by ${author}`
}
