import type { Passkey } from '@susegad/api-client/contract'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { TextField } from '@susegad/ui/text-field'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { service } from '../../../shell/session/service.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  open: boolean
  onOpenChange: (open: boolean) => void
  onRenamed: () => void
}

/** Renames a passkey. */
export function RenamePasskey({ passkey, open, onOpenChange, onRenamed }: RenamePasskeyProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename the passkey"
      submit="Save"
      failed="The passkey was not renamed."
      send={async ({ name = '' }) => {
        await service.users.renamePasskey(passkey._id, { name })
        onOpenChange(false)
        onRenamed()
      }}
    >
      <TextField
        name="name"
        label="Name"
        defaultValue={passkey.name}
        autoComplete="off"
        maxLength={MAX_LENGTH.passkeyName}
        required
      />
    </FormDialog>
  )
}
