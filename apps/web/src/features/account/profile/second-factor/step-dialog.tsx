import { ApiError } from '@susegad/api-client/client'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { failureText } from '../../../../signed-in/failure-text.ts'

interface StepDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Text of the button. */
  act: string
  danger?: boolean
  /** First sentence of a failure. */
  failed: string
  onSubmit: (values: { password: string; code: string }) => Promise<void>
  /** The fields, each with its error. */
  children: (wrong: Record<string, string>) => ReactNode
}

/** A dialog with one form, with errors at the fields. */
export function StepDialog({
  open,
  onOpenChange,
  title,
  act,
  danger = false,
  failed,
  onSubmit,
  children,
}: StepDialogProps) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const values = new FormData(form)
    setWrong({})
    setFailure('')
    setBusy(true)
    try {
      await onSubmit({
        password: String(values.get('password') ?? ''),
        code: String(values.get('code') ?? ''),
      })
      form.reset()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fieldErrors : {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setFailure(failureText(failed, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog size="sm" open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form className="second-factor-form" onSubmit={(event) => void submit(event)}>
        <DialogBody className="profile-erase">
          {failure && <Alert>{failure}</Alert>}
          {children(wrong)}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} state={busy ? 'loading' : 'idle'}>
            {act}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
