import { ApiError } from '@susegad/api-client/client'
import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { PasswordField } from '@susegad/ui/password-field'
import { Spinner } from '@susegad/ui/spinner'
import { TextField } from '@susegad/ui/text-field'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { beginSession } from '../../../shell/session/session.ts'
import { answerText } from '../../../signed-in/failure-text.ts'

type Opened = { email: string; staffRole: string; invitedBy: string } | { failure: string }

/** Reads the invitation in the URL, and joins with a name and a password. */
export function JoinPart() {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})

  useEffect(() => {
    let isHere = true
    service.users.openInvite({ link: location.hash.slice(1) }).then(
      ({ invite }) => isHere && setOpened(invite),
      (error: unknown) => isHere && setOpened({ failure: answerText(error, 'The invitation was not found') }),
    )
    return () => {
      isHere = false
    }
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    setFailure('')
    setProblems({})
    try {
      const { token, user } = await service.users.join({
        link: location.hash.slice(1),
        name: String(values.get('name')),
        newPassword: String(values.get('newPassword')),
      })
      beginSession(token, user)
      void navigate({ to: '/dashboard', replace: true })
    } catch (error) {
      setProblems(error instanceof ApiError ? error.fieldErrors : {})
      setFailure(answerText(error, 'You have not joined'))
    } finally {
      setBusy(false)
    }
  }

  if (!opened) return <Spinner labels={{ loading: 'Opening the invitation' }} />
  if ('failure' in opened) return <Alert tone="warning">{opened.failure}</Alert>
  return (
    <>
      <p>
        {opened.invitedBy} invites <b>{opened.email}</b>.
      </p>
      {failure && Object.keys(problems).length === 0 && <Alert>{failure}</Alert>}
      <form className="account-door-fields" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={opened.email} />
        <TextField label="Name" name="name" autoComplete="name" required error={problems.name} />
        <PasswordField
          label="Password"
          name="newPassword"
          autoComplete="new-password"
          minLength={STAFF_PASSWORD_MIN_LENGTH}
          hint={`At least ${STAFF_PASSWORD_MIN_LENGTH} characters; four unrelated words are good`}
          required
          error={problems.newPassword}
        />
        <Button type="submit" state={busy ? 'loading' : 'idle'}>
          Join
        </Button>
      </form>
    </>
  )
}
