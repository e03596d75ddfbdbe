import type { AuthResult } from '@susegad/api-client/contract'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { service } from '../../../../shell/session/service.ts'
import { StepDialog } from './step-dialog.tsx'

interface RemoveSecondFactorProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: (auth: AuthResult) => void
}

/** Turns the second factor off. */
export function RemoveSecondFactor({ open, onOpenChange, onChanged }: RemoveSecondFactorProps) {
  return (
    <StepDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Remove the second factor"
      act="Remove"
      danger
      failed="It was not removed."
      onSubmit={async (values) => {
        const auth = await service.users.removeSecondFactor(values)
        onOpenChange(false)
        onChanged(auth)
      }}
    >
      {(wrong) => (
        <>
          <p>You will then sign in with your password alone. Every other device is signed out.</p>
          <PasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={wrong.password}
          />
          <TextField
            name="code"
            label="Code from the app, or a recovery code"
            autoComplete="one-time-code"
            required
            error={wrong.code}
          />
        </>
      )}
    </StepDialog>
  )
}
