import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'

interface ChangeNoteProps {
  /** Why the draft can no longer change the quote that was sent. */
  tooLate: string | undefined
  /** Makes it a new quote. */
  onRenew: () => void
}

/** Says that a draft changes a sent quote, or that it no longer can. */
export function ChangeNote({ tooLate, onRenew }: ChangeNoteProps) {
  if (tooLate === undefined)
    return (
      <p className="desk-hint">
        This changes the quote that you have sent. The customer’s link will show the new version.
      </p>
    )
  return (
    <Alert
      tone="warning"
      role="alert"
      title={tooLate}
      actions={
        <Button size="sm" variant="outline" onClick={onRenew}>
          Make it a new quote
        </Button>
      }
    >
      <p>Your changes are kept here. Send them as a new quote, or send without one.</p>
    </Alert>
  )
}
