import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEmailedLink } from '../../../shell/navigation/use-emailed-link.ts'
import { service } from '../../../shell/session/service.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { SignInLayout } from './sign-in-layout.tsx'

const takeFocus = (message: HTMLElement | null) => message?.focus()

/** Confirms the email address by its link: on a press, because mail scanners open links too. */
function Confirmation({ link }: { link: string }) {
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function confirm() {
    setIsBusy(true)
    setFailure('')
    try {
      const answer = await service.users.confirmEmail({ link })
      setEmail(answer.email)
    } catch (error) {
      setFailure(answerText(error, 'Your email address was not confirmed'))
    }
    setIsBusy(false)
  }

  if (email !== '')
    return (
      // Move the focus here: the button that had it was removed.
      <Alert ref={takeFocus} tabIndex={-1} tone="success" title="Your email is confirmed">
        <p>
          Emails to <bdi>{email}</bdi> are now shown in your account.{' '}
          <Link to="/dashboard">Go to Dashboard</Link>
        </p>
      </Alert>
    )
  return (
    <>
      {failure && (
        <Alert tone="danger">
          <p>{failure}</p>
        </Alert>
      )}
      <Button state={isBusy ? 'loading' : 'idle'} onClick={() => void confirm()}>
        Confirm my email
      </Button>
    </>
  )
}

/** The page that the link in an email opens, to confirm the address of an account. */
export function ConfirmEmail() {
  const link = useEmailedLink()
  return (
    <SignInLayout
      heading="Confirm your email"
      lede="Confirm only if you created an account with us. If you did not, close this page."
      motto="Su·se·gad: the contented, unhurried life. Keep what is yours, and rest."
    >
      <Confirmation key={link} link={link} />
    </SignInLayout>
  )
}
