import type { AuthResult, SecondFactorOptions } from '@susegad/api-client/contract'
import type { FormValues } from '@susegad/ui/form'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { service } from '../../../../shell/session/service.ts'
import { QrPicture } from '../../../../signed-in/qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './second-factor.css'

interface SetUpSecondFactorProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChanged: (auth: AuthResult) => void
}

/** Steps: password, authenticator app with a first code, recovery codes. */
export function SetUpSecondFactor({ open, onOpenChange, onChanged }: SetUpSecondFactorProps) {
  const [options, setOptions] = useState<SecondFactorOptions>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    setOptions(undefined)
    onOpenChange(false)
  }

  async function step({ password = '', code = '' }: FormValues) {
    if (!options) return setOptions(await service.users.secondFactorOptions({ password }))
    const { recoveryCodes, ...auth } = await service.users.addSecondFactor({ code })
    setCodes(recoveryCodes)
    close()
    onChanged(auth)
  }

  return (
    <>
      <FormDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Set up two-step verification"
        submit={options ? 'Turn on' : 'Continue'}
        failed="Two-step verification was not set up."
        send={step}
      >
        {options ? (
          <>
            <p>
              Open an authenticator app, such as Aegis, Google Authenticator or your password manager, and
              scan this code.
            </p>
            <QrPicture
              className="second-factor-qr"
              text={options.uri}
              label="QR code of the key, which is also shown below as text"
            />
            <details className="second-factor-key">
              <summary>Or enter this key in the app</summary>
              <code>{options.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </details>
            <TextField
              key="code"
              name="code"
              label="Code shown by the app"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              autoFocus
            />
          </>
        ) : (
          <PasswordField
            key="password"
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
          />
        )}
      </FormDialog>
      <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    </>
  )
}
