import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { TextField } from '@susegad/ui/text-field'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { site } from '../../../page-data/site.ts'

const SENT = 'If an account has this email, the link is on its way. Check your spam folder, too.'
const UNSENT = 'This site can’t send email yet. Ask us for a link: the address is below.'

/** Requests a password reset link; the response never reveals whether the address has an account. */
export function ForgottenPassword() {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  const [failure, setFailure] = useState('')

  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setBusy(true)
    setFailure('')
    setAnswer('')
    const [{ service }, { answerText }] = await Promise.all([
      import('../../../shell/session/service.ts'),
      import('../../../signed-in/failure-text.ts'),
    ])
    try {
      const { sendsEmail } = await service.users.forgotPassword({ email })
      setAnswer(sendsEmail ? SENT : UNSENT)
    } catch (error) {
      setFailure(answerText(error, 'The link was not sent'))
    } finally {
      setBusy(false)
    }
  }

  const { email } = site().business
  return (
    <details
      ref={details}
      className="account-door-forgotten"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Forgot your password?</summary>
      {open && (
        <form className="account-door-fields" onSubmit={(event) => void submit(event)}>
          <TextField
            name="email"
            type="email"
            label="Email of your account"
            hint="We send you a link to set a new password"
            autoComplete="email"
            required
          />
          {failure && <Alert>{failure}</Alert>}
          <Button type="submit" variant="outline" state={busy ? 'loading' : 'idle'}>
            Send the link
          </Button>
          <p role="status">{answer}</p>
        </form>
      )}
      <p>
        Didn’t get an email? Write to us: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </details>
  )
}
