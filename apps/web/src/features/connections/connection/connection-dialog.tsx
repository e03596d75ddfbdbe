import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog.tsx'

interface ConnectionDialogProps
  extends Pick<FormDialogProps, 'open' | 'title' | 'submit' | 'failed' | 'children'> {
  /** Creates the connection from the form. */
  make: (values: FormData) => Promise<{ secret: string }>
  /** Query of the list to reload. */
  list: QueryKey
  onClose: () => void
  onSecret: (secret: string) => void
}

/** Form for a new connection; shows its secret afterwards. */
export function ConnectionDialog({ make, list, onClose, onSecret, ...form }: ConnectionDialogProps) {
  const queryClient = useQueryClient()
  const making = useMutation({
    mutationFn: make,
    onSuccess: ({ secret }) => {
      void queryClient.invalidateQueries({ queryKey: list })
      onClose()
      onSecret(secret)
    },
  })
  return (
    <FormDialog
      {...form}
      size="md"
      dismissal="escape"
      noValidate
      onOpenChange={(open) => !open && onClose()}
      send={async (_values, element) => void (await making.mutateAsync(new FormData(element)))}
    />
  )
}
