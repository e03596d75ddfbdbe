import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { leaveSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-out.ts'
import { failureText } from '../../../signed-in/failure-text.ts'

/** Signs out of this browser, or of every device. */
export function Sessions() {
  const leave = useSignOut()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function leaveEverywhere() {
    setBusy(true)
    setFailure('')
    try {
      await service.users.logout()
      leaveSession()
    } catch (error) {
      setFailure(failureText('You are still signed in on your other devices.', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="profile-buttons">
        <Button variant="outline" onClick={leave}>
          Logout
        </Button>
        <Button variant="ghost" state={busy ? 'loading' : 'idle'} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere"
        description="Every phone and computer that is signed in to this account, this one too, will have to sign in again."
        labels={{ confirm: 'Sign out everywhere' }}
        onConfirm={() => void leaveEverywhere()}
      />
    </>
  )
}
