import type { AuthResult } from '@susegad/api-client/contract'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { service } from '../../../../shell/session/service.ts'

interface RemoveSecondFactorProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: (auth: AuthResult) => void
}

/** Turns the second factor off. */
export function RemoveSecondFactor({ open, onOpenChange, onChanged }: RemoveSecondFactorProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remove two-step verification"
      submit="Remove"
      danger
      failed="It was not removed."
      send={async ({ password = '', code = '' }) => {
        const auth = await service.users.removeSecondFactor({ password, code })
        onOpenChange(false)
        onChanged(auth)
      }}
    >
      <p>You will then sign in with your password alone. Every other device is signed out.</p>
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
      <TextField
        name="code"
        label="Code from the app, or a recovery code"
        autoComplete="one-time-code"
        required
      />
    </FormDialog>
  )
}
