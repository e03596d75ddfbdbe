import { ApiError } from '@susegad/api-client/client'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { DialogDescription } from '@susegad/ui/dialog'
import type { FormValues } from '@susegad/ui/form'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { hasPasskeys, makePasskey, passkeyFailure } from '../session/passkey.ts'

interface AddPasskeyProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: () => void
}

const failed = (error: unknown): string => {
  if (!hasPasskeys())
    return 'This browser doesn’t support passkeys. Use another one, or continue with your password.'
  return error instanceof ApiError ? failureText('No passkey was added.', error) : passkeyFailure(error)
}

/** Names a passkey and asks for the password; then the browser takes over. */
export function AddPasskey({ open, onOpenChange, onAdded }: AddPasskeyProps) {
  async function add({ name = '', password = '' }: FormValues) {
    if (!hasPasskeys()) throw new Error('No passkeys')
    const { options } = await service.users.passkeyOptions({ password })
    await service.users.addPasskey({ name, response: await makePasskey(options) })
    onOpenChange(false)
    onAdded()
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a passkey"
      submit="Continue"
      failed={failed}
      send={add}
    >
      <DialogDescription>
        Your browser will ask for your fingerprint, your face or the PIN of this device.
      </DialogDescription>
      <TextField
        name="name"
        label="Name"
        hint="For example, the device it is on"
        defaultValue="My phone"
        autoComplete="off"
        maxLength={MAX_LENGTH.passkeyName}
        required
      />
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </FormDialog>
  )
}
