import { ApiError } from '@susegad/api-client/client'
import { PASSWORD_MIN_LENGTH, STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { PasswordForm, type PasswordFormProps, type SubmitResult } from '@susegad/ui/password-form'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEmailedLink } from '../../../shell/navigation/use-emailed-link.ts'
import { service } from '../../../shell/session/service.ts'
import { beginSession } from '../../../shell/session/session.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { SignInLayout } from './sign-in-layout.tsx'

const labels = {
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters (${STAFF_PASSWORD_MIN_LENGTH} for staff)`,
  submit: 'Set Password',
  submitting: 'Setting Password...',
} satisfies PasswordFormProps['labels']

const takeFocus = (message: HTMLElement | null) => message?.focus()

/** Sets the password through the link, and signs in with it. */
function NewPassword({ link }: { link: string }) {
  const [email, setEmail] = useState('')
  const [stepLeft, setStepLeft] = useState(false)

  async function open({ newPassword }: { newPassword: string }): Promise<SubmitResult> {
    try {
      const answer = await service.users.openLink({ link, newPassword })
      if ('ticket' in answer) setStepLeft(true)
      else {
        beginSession(answer.token, answer.user)
        setEmail(answer.user.email)
      }
      return { ok: true }
    } catch (error) {
      return {
        ok: false,
        error: answerText(error, 'The password was not set'),
        errors: error instanceof ApiError ? error.fieldErrors : undefined,
      }
    }
  }

  if (email !== '')
    return (
      // Move the focus here: the button that had it was removed.
      <Alert ref={takeFocus} tabIndex={-1} tone="success" title="Your password is set">
        <p>
          You are signed in as {email}, and signed out everywhere else.{' '}
          <Link to="/dashboard">Go to Dashboard</Link>
        </p>
      </Alert>
    )
  if (stepLeft)
    return (
      <Alert ref={takeFocus} tabIndex={-1} tone="success" title="Your password is set">
        <p>
          You are signed out everywhere. <Link to="/login">Sign in</Link> with the new password and a code
          from your authenticator app.
        </p>
      </Alert>
    )
  return <PasswordForm askCurrent={false} labels={labels} onSubmit={open} />
}

/** The page that a mailed password link opens. */
export function SetPassword() {
  const link = useEmailedLink()
  return (
    <SignInLayout
      heading="Set your password"
      lede="The link in our email works once. Setting a new password signs you out everywhere else."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <NewPassword key={link} link={link} />
    </SignInLayout>
  )
}
