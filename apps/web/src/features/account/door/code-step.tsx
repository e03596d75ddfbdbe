import { ApiError } from '@susegad/api-client/client'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { TextField } from '@susegad/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { enter } from '../session/use-entry.ts'

/** The second step of a sign-in. */
export function CodeStep({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [failure, setFailure] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    setWrong('')
    setFailure('')
    setBusy(true)
    try {
      enter(await service.users.loginByCode({ ticket, code }), 0)
    } catch (error) {
      const atField = error instanceof ApiError ? error.fieldErrors.code : undefined
      if (atField) setWrong(atField)
      else setFailure(answerText(error, 'Login failed'))
      setBusy(false)
    }
  }

  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      <form className="account-door-fields" onSubmit={(event) => void submit(event)}>
        <TextField
          name="code"
          label="Code from your app"
          hint="Or one of your recovery codes"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          autoFocus
          error={wrong || undefined}
        />
        <Button type="submit" state={busy ? 'loading' : 'idle'}>
          Sign in
        </Button>
      </form>
      <p>
        <Button variant="ghost" size="sm" className="account-door-again" onClick={onAgain}>
          Start again
        </Button>
      </p>
    </>
  )
}
