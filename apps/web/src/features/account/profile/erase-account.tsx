import type { User } from '@susegad/api-client/contract'
import { DialogDescription } from '@susegad/ui/dialog'
import { PasswordField } from '@susegad/ui/password-field'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { service } from '../../../shell/session/service.ts'
import { leaveSession } from '../../../shell/session/session.ts'

interface EraseAccountProps {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Permanently erases the account and its enquiries, after asking for the password. */
export function EraseAccount({ user, open, onOpenChange }: EraseAccountProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      submit="Delete for good"
      danger
      failed="Your account was not deleted."
      noValidate
      check={({ password }) => (password ? [] : [{ field: 'password', message: 'Password is required' }])}
      send={async ({ password = '' }) => {
        await service.users.eraseAccount({ password })
        leaveSession('erased')
        // Busy until the next page opens.
        return new Promise(() => {})
      }}
    >
      <DialogDescription>
        Your account and everything you wrote in its enquiries is erased for good, and every device is signed
        out. We can no longer answer enquiries that are still open.
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
      <PasswordField name="password" label="Your password" autoComplete="current-password" required />
    </FormDialog>
  )
}
