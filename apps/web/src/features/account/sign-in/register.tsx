import type { RegisterInput } from '@susegad/api-client/contract'
import { usernameProblem } from '@susegad/api-client/rules'
import { RegisterForm, type SubmitResult } from '@susegad/ui/register-form'
import { Link } from '@tanstack/react-router'
import { useSite } from '../../../page-data/site.ts'
import { PrivacyNotice } from '../../../shell/privacy-notice/privacy-notice.tsx'
import { enter, useEntry } from '../session/use-entry.ts'
import { SignInLayout } from './sign-in-layout.tsx'

/** Time to read the message before the dashboard opens. */
const REGISTER_PAUSE = 2000

async function register(values: RegisterInput, noticeVersion: string): Promise<SubmitResult> {
  const [{ service }, { answerText }] = await Promise.all([
    import('../../../shell/session/service.ts'),
    import('../../../signed-in/failure-text.ts'),
  ])
  try {
    enter(await service.users.register({ ...values, noticeVersion }), REGISTER_PAUSE)
    return { ok: true }
  } catch (error) {
    return { ok: false, error: answerText(error, 'Registration failed') }
  }
}

function checkUsername({ username = '' }: Readonly<Record<string, string>>) {
  const message = usernameProblem(username.trim())
  return message ? [{ field: 'username', message }] : []
}

/** The registration form. */
function Registration() {
  const { version } = useSite().privacyNotice
  return (
    <RegisterForm check={checkUsername} onSubmit={(values) => register(values, version)}>
      <p className="sign-in-layout-other">
        Already registered?{' '}
        <Link to="/login" state>
          Login
        </Link>
      </p>
      <PrivacyNotice of="account" />
    </RegisterForm>
  )
}

/** The registration page. */
export function Register() {
  useEntry()
  return (
    <SignInLayout
      heading="Create your account"
      lede="See every enquiry you send, and where it stands."
      motto="One account, and every question you ask us keeps its place."
    >
      <Registration />
    </SignInLayout>
  )
}
