import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { refusedAsWhole, refusedFields } from './refused-fields.ts'

interface ConnectionDialogProps {
  open: boolean
  title: string
  /** Text of the button. */
  action: string
  /** Start of the error message. */
  failure: string
  /** Creates the connection from the form. */
  make: (values: FormData) => Promise<{ secret: string }>
  /** Query of the list to reload. */
  list: QueryKey
  onClose: () => void
  onSecret: (secret: string) => void
  /** The fields, with their errors. */
  children: (errors: Record<string, string>) => ReactNode
}

/** Form for a new connection; shows its secret afterwards. */
export function ConnectionDialog({
  open,
  title,
  action,
  failure,
  make,
  list,
  onClose,
  onSecret,
  children,
}: ConnectionDialogProps) {
  const queryClient = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const making = useMutation({
    mutationFn: make,
    onSuccess: ({ secret }) => {
      form.current?.reset()
      void queryClient.invalidateQueries({ queryKey: list })
      onClose()
      onSecret(secret)
    },
  })
  const whole = refusedAsWhole(failure, making.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!making.isPending) making.mutate(new FormData(event.currentTarget))
  }

  return (
    <Dialog open={open} onOpenChange={(now) => !now && onClose()} dismissal="escape">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <form ref={form} id={id} className="connections-form" onSubmit={submit} noValidate>
          {children(refusedFields(making.error))}
          {whole && <Alert>{whole}</Alert>}
        </form>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} state={making.isPending ? 'loading' : 'idle'}>
          {action}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
