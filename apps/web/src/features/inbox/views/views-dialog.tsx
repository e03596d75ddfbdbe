import type { View } from '@susegad/api-client/contract'
import { Dialog, DialogBody, DialogClose, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'
import { ViewForm } from './view-form.tsx'
import { ViewsList } from './views-list.tsx'
import './views-dialog.css'

interface ViewsDialogProps {
  all: readonly View[]
  /** Current filter of the list, unless it is already a view. */
  search: DeskSearch | undefined
  /** What the dialog shows: a new view, an update of a view, or all views. */
  begin: 'save' | View | 'edit'
  onClose: () => void
}

/** Dialog for saving, renaming, sharing, ordering and deleting views. */
export function ViewsDialog({ all, search, begin, onClose }: ViewsDialogProps) {
  const [edited, setEdited] = useState<View | 'new' | undefined>(
    begin === 'save' ? 'new' : begin === 'edit' ? undefined : begin,
  )
  const title = useRef<HTMLHeadingElement>(null)
  const wasEditing = useRef(false)
  // The form, or the button of a deleted view, had the focus: without it Escape would not reach the dialog.
  useEffect(() => {
    if (!edited && wasEditing.current) title.current?.focus()
    wasEditing.current = edited !== undefined
  }, [edited])
  // Somebody may be typing in the form of another view already.
  const keepFocus = () => {
    if (!wasEditing.current) title.current?.focus()
  }
  const done = () => (begin === 'edit' ? setEdited(undefined) : onClose())
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle ref={title} tabIndex={-1}>
          {titleOf(edited, search)}
        </DialogTitle>
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
          <ViewsList all={all} onEdit={setEdited} onDeleted={keepFocus} />
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
