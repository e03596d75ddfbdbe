import { Alert } from '@susegad/ui/alert'
import { SignInForm, type SubmitResult } from '@susegad/ui/sign-in-form'
import { Spinner } from '@susegad/ui/spinner'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { enter, useEntry } from '../session/use-entry.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

/** Time to read the message before the dashboard opens. */
const LOGIN_PAUSE = 1000

// Loaded on demand: few people have a second factor.
const CodeStep = latePart(async () => ({ default: (await import('./code-step.tsx')).CodeStep }))

async function signIn(
  values: { emailOrUsername: string; password: string },
  onStep: (ticket: string) => void,
): Promise<SubmitResult> {
  const [{ service }, { answerText }] = await Promise.all([
    import('../../../shell/session/service.ts'),
    import('../../../signed-in/failure-text.ts'),
  ])
  try {
    const answer = await service.users.login(values)
    // No message: the second step's form replaces this form.
    if ('ticket' in answer) {
      onStep(answer.ticket)
      return new Promise(() => {})
    }
    enter(answer, LOGIN_PAUSE)
    return { ok: true }
  } catch (error) {
    return { ok: false, error: answerText(error, 'Login failed') }
  }
}

/** The sign-in form, with a notice if the session has ended. */
function SignInForms() {
  const session = useSession()
  const [ticket, setTicket] = useState('')
  if (ticket !== '')
    return (
      <Suspense fallback={<Spinner labels={{ loading: 'One more step' }} />}>
        <CodeStep ticket={ticket} onAgain={() => setTicket('')} />
      </Suspense>
    )
  return (
    <>
      {session.status === 'anonymous' && session.ended?.how === 'refused' && (
        <Alert tone="info" title="Your session has ended">
          <p>
            Sign in again to continue. Enquiries, answers and notes you were writing are kept in this tab.
          </p>
        </Alert>
      )}
      {session.status === 'anonymous' && session.ended?.how === 'erased' && (
        <Alert tone="success" title="Your account is deleted">
          <p>
            Your account and everything you wrote in its enquiries is erased, and every device is signed out.
          </p>
        </Alert>
      )}
      <SignInForm onSubmit={(values) => signIn(values, setTicket)}>
        <p className="sign-in-layout-other">
          New here?{' '}
          <Link to="/register" state>
            Create an account
          </Link>
        </p>
      </SignInForm>
      <ForgottenPassword />
      <PasskeySignIn />
    </>
  )
}

/** The sign-in page. */
export function SignIn() {
  useEntry()
  return (
    <SignInLayout
      heading="Welcome back"
      lede="Sign in to follow your enquiries."
      motto="Su·se·gad: the contented, unhurried life. Nothing here will rush you."
    >
      <SignInForms />
    </SignInLayout>
  )
}
