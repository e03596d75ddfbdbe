import { ApiError } from '@susegad/api-client/client'
import { MAX_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@susegad/ui/dialog'
import { PasswordField } from '@susegad/ui/password-field'
import { TextField } from '@susegad/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { hasPasskeys, makePasskey, passkeyFailure } from '../session/passkey.ts'

interface AddPasskeyProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: () => void
}

/** Names a passkey and asks for the password; then the browser takes over. */
export function AddPasskey({ open, onOpenChange, onAdded }: AddPasskeyProps) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    setFailure('')
    setWrong({})
    if (!hasPasskeys())
      return setFailure(
        'This browser doesn’t support passkeys. Use another one, or continue with your password.',
      )
    setBusy(true)
    try {
      const { options } = await service.users.passkeyOptions({ password: String(values.get('password')) })
      const response = await makePasskey(options)
      await service.users.addPasskey({ name: String(values.get('name')), response })
      form.reset()
      onOpenChange(false)
      onAdded()
    } catch (error) {
      if (error instanceof ApiError) {
        setWrong(error.fieldErrors)
        if (Object.keys(error.fieldErrors).length === 0)
          setFailure(failureText('No passkey was added.', error))
      } else setFailure(passkeyFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog size="sm" open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>Add a passkey</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form onSubmit={(event) => void add(event)}>
        <DialogBody className="profile-erase">
          <DialogDescription>
            Your browser will ask for your fingerprint, your face or the PIN of this device.
          </DialogDescription>
          {failure && <Alert>{failure}</Alert>}
          <TextField
            name="name"
            label="Name"
            hint="For example, the device it is on"
            defaultValue="My phone"
            autoComplete="off"
            maxLength={MAX_LENGTH.passkeyName}
            required
            error={wrong.name}
          />
          <PasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={wrong.password}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" state={busy ? 'loading' : 'idle'}>
            Continue
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
