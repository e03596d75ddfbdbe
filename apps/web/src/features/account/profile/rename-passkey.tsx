import type { Passkey } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { TextField } from '@susegad/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  open: boolean
  onOpenChange: (open: boolean) => void
  onRenamed: () => void
}

/** Renames a passkey. */
export function RenamePasskey({ passkey, open, onOpenChange, onRenamed }: RenamePasskeyProps) {
  const renaming = useMutation({
    mutationFn: (name: string) => service.users.renamePasskey(passkey._id, { name }),
    onSuccess: () => {
      onOpenChange(false)
      onRenamed()
    },
  })

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    renaming.mutate(String(new FormData(event.currentTarget).get('name')))
  }

  return (
    <Dialog size="sm" open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>Rename the passkey</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form onSubmit={rename}>
        <DialogBody className="profile-erase">
          {renaming.error && <Alert>{failureText('The passkey was not renamed.', renaming.error)}</Alert>}
          <TextField
            name="name"
            label="Name"
            defaultValue={passkey.name}
            autoComplete="off"
            maxLength={MAX_LENGTH.passkeyName}
            required
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" state={renaming.isPending ? 'loading' : 'idle'}>
            Save
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
