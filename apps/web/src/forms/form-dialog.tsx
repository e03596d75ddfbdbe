import { Button } from '@susegad/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '@susegad/ui/dialog'
import type { FormValues } from '@susegad/ui/form'
import { useEffect, useId, useRef, useState } from 'react'
import { SendForm, type SendFormProps } from './send-form.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'size' | 'dismissal'>,
    Omit<SendFormProps, 'title' | 'actions' | 'onBusyChange'> {
  title: string
  open: boolean
  /** Text of the submit button. */
  submit: string
  danger?: boolean
  /** Whether there is nothing to submit. */
  disabled?: boolean
  onOpenChange: (open: boolean) => void
}

/** A dialog with one form. `send` closes it; then the fields are as they were, unless it was closed before and is being filled in again. */
export function FormDialog({
  title,
  submit,
  danger = false,
  disabled = false,
  open,
  size = 'sm',
  dismissal,
  onOpenChange,
  send,
  ...form
}: FormDialogProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  // Closed here, or opened anew by whoever renders it.
  const turns = useRef(0)
  useEffect(() => {
    if (open) turns.current++
  }, [open])
  function change(opens: boolean) {
    if (!opens) turns.current++
    onOpenChange(opens)
  }
  return (
    <Dialog size={size} open={open} onOpenChange={change} dismissal={dismissal}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <SendForm
          {...form}
          id={id}
          onBusyChange={setBusy}
          send={async (values, element) => {
            const before = turns.current
            await send(values, element)
            if (before === turns.current || isAsSent(values, element)) element.reset()
          }}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => change(false)}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={id}
          variant={danger ? 'danger' : 'primary'}
          disabled={disabled}
          state={busy ? 'loading' : 'idle'}
        >
          {submit}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** Whether a form still holds what was sent from it. */
export const isAsSent = (values: FormValues, form: HTMLFormElement): boolean => {
  const now = new FormData(form)
  return Object.entries(values).every(([name, value]) => (now.get(name) ?? value) === value)
}
