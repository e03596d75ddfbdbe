import { userQueries } from '@susegad/api-client/queries'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { beginSession, leaveSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-out.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { SessionList } from './session-list.tsx'

type Scope = 'others' | 'all'

const questions = {
  others: {
    title: 'Sign out everywhere else',
    description:
      'Every other phone and computer that is signed in to this account will have to sign in again.',
  },
  all: {
    title: 'Sign out everywhere',
    description:
      'Every phone and computer that is signed in to this account, this one too, will have to sign in again.',
  },
}

/** Sessions of the person, and sign-out: here, one by one, everywhere else, everywhere. */
export default function Sessions() {
  const leave = useSignOut()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [scope, setScope] = useState<Scope>('others')
  const [busy, setBusy] = useState<Scope>()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState(false)

  const ask = (next: Scope) => {
    setScope(next)
    setAsking(true)
  }

  async function end() {
    setBusy(scope)
    setFailure('')
    setDone(false)
    try {
      if (scope === 'all') {
        await service.users.logout()
        leaveSession()
        return
      }
      const { token, user } = await service.users.endOtherSessions()
      beginSession(token, user)
      setDone(true)
      await queryClient.invalidateQueries({ queryKey: userQueries(service).sessions().queryKey })
    } catch (error) {
      setFailure(failureText('You are still signed in on your other devices.', error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {done && <Alert tone="success">You are signed out everywhere else.</Alert>}
      <SessionList />
      <div className="profile-buttons">
        <Button variant="outline" onClick={leave}>
          Logout
        </Button>
        {(['others', 'all'] as const).map((which) => (
          <Button
            key={which}
            variant="ghost"
            state={busy === which ? 'loading' : 'idle'}
            onClick={() => ask(which)}
          >
            {questions[which].title}
          </Button>
        ))}
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={questions[scope].title}
        description={questions[scope].description}
        labels={{ confirm: questions[scope].title }}
        onConfirm={() => void end()}
      />
    </>
  )
}
