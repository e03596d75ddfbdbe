import { ApiError } from '@susegad/api-client/client'
import type { User } from '@susegad/api-client/contract'
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
import { type FormEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { leaveSession } from '../../../shell/session/session.ts'
import { failureText } from '../../../signed-in/failure-text.ts'

interface EraseAccountProps {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Permanently erases the account and its enquiries, after asking for the password. */
export function EraseAccount({ user, open, onOpenChange }: EraseAccountProps) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [failure, setFailure] = useState('')

  async function erase(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setFailure('')
    setWrong(password === '' ? 'Password is required' : '')
    if (password === '') return
    setBusy(true)
    try {
      await service.users.eraseAccount({ password })
      leaveSession('erased')
    } catch (error) {
      const field = error instanceof ApiError ? error.fieldErrors.password : undefined
      if (field) setWrong(field)
      else setFailure(failureText('Your account was not deleted.', error))
      setBusy(false)
    }
  }

  return (
    <Dialog size="sm" open={open} onOpenChange={onOpenChange}>
      <DialogHeader>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <form noValidate onSubmit={(event) => void erase(event)}>
        <DialogBody className="profile-erase">
          <DialogDescription>
            Your account and everything you wrote in its enquiries is erased for good, and every device is
            signed out. We can no longer answer enquiries that are still open.
          </DialogDescription>
          <p>
            {user.emailVerified ? (
              <>
                Enquiries that you sent from <bdi>{user.email}</bdi> without signing in are erased, too.
              </>
            ) : (
              'Enquiries that you sent without signing in are kept. To erase them too, confirm your email first.'
            )}
          </p>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <PasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            required
            error={wrong || undefined}
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" state={busy ? 'loading' : 'idle'}>
            Delete for good
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
