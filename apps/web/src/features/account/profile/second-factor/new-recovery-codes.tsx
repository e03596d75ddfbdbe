import type { AuthResult } from '@susegad/api-client/contract'
import { PasswordField } from '@susegad/ui/password-field'
import { useState } from 'react'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { service } from '../../../../shell/session/service.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface NewRecoveryCodesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: (auth: AuthResult) => void
}

/** Creates new recovery codes. */
export function NewRecoveryCodes({ open, onOpenChange, onChanged }: NewRecoveryCodesProps) {
  const [codes, setCodes] = useState<string[]>()
  return (
    <>
      <FormDialog
        open={open}
        onOpenChange={onOpenChange}
        title="New recovery codes"
        submit="Create new codes"
        failed="New codes were not created."
        send={async ({ password = '' }) => {
          const { recoveryCodes, ...auth } = await service.users.newRecoveryCodes({ password })
          setCodes(recoveryCodes)
          onOpenChange(false)
          onChanged(auth)
        }}
      >
        <p>Your old codes stop working, and every other device is signed out.</p>
        <PasswordField name="password" label="Your password" autoComplete="current-password" required />
      </FormDialog>
      <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    </>
  )
}
