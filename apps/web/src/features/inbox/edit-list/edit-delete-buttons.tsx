import { Button } from '@susegad/ui/button'

interface EditDeleteButtonsProps {
  /** Of the entry, for screen readers. */
  name: string
  isDeleting: boolean
  onEdit: () => void
  /** Without it the person may not delete the entry. */
  onDelete: (() => void) | undefined
}

/** What can be done to an entry of a list that staff keep: labels, templates, views. */
export function EditDeleteButtons({ name, isDeleting, onEdit, onDelete }: EditDeleteButtonsProps) {
  return (
    <>
      <Button size="sm" variant="outline" onClick={onEdit}>
        Edit<span className="sg-visually-hidden"> {name}</span>
      </Button>
      {onDelete && (
        <Button size="sm" variant="ghost" disabled={isDeleting} onClick={onDelete}>
          Delete<span className="sg-visually-hidden"> {name}</span>
        </Button>
      )}
    </>
  )
}
