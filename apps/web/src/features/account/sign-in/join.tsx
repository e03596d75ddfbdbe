import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import type { FormValues } from '@susegad/ui/form'
import { PasswordField } from '@susegad/ui/password-field'
import { Spinner } from '@susegad/ui/spinner'
import { TextField } from '@susegad/ui/text-field'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { useEmailedLink } from '../../../shell/navigation/use-emailed-link.ts'
import { service } from '../../../shell/session/service.ts'
import { beginSession } from '../../../shell/session/session.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { SignInLayout } from './sign-in-layout.tsx'

type Opened = { email: string; staffRole: string; invitedBy: string } | { failure: string }

/** Reads the invitation of a link, and joins with a name and a password. */
function Invitation({ link }: { link: string }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    let isHere = true
    service.users.openInvite({ link }).then(
      ({ invite }) => isHere && setOpened(invite),
      (error: unknown) => isHere && setOpened({ failure: answerText(error, 'The invitation was not found') }),
    )
    return () => {
      isHere = false
    }
  }, [link])

  async function join({ name = '', newPassword = '' }: FormValues) {
    const { token, user } = await service.users.join({ link, name, newPassword })
    beginSession(token, user)
    void navigate({ to: '/dashboard', replace: true })
  }

  if (!opened) return <Spinner labels={{ loading: 'Opening the invitation' }} />
  if ('failure' in opened) return <Alert tone="warning">{opened.failure}</Alert>
  return (
    <>
      <p>
        {opened.invitedBy} invites <b>{opened.email}</b>.
      </p>
      <SendForm
        send={join}
        failed={(error) => answerText(error, 'You have not joined')}
        actions={<SubmitButton>Join</SubmitButton>}
      >
        <input type="hidden" name="username" autoComplete="username" value={opened.email} />
        <TextField label="Name" name="name" autoComplete="name" required />
        <PasswordField
          label="Password"
          name="newPassword"
          autoComplete="new-password"
          minLength={STAFF_PASSWORD_MIN_LENGTH}
          hint={`At least ${STAFF_PASSWORD_MIN_LENGTH} characters; four unrelated words are good`}
          required
        />
      </SendForm>
    </>
  )
}

/** The page that the link of an invitation opens. */
export function Join() {
  const link = useEmailedLink()
  return (
    <SignInLayout
      heading="Join the team"
      lede="Your invitation works once. Choose the name that colleagues will see, and a password."
      motto="Good company makes light work, and light work makes good company."
    >
      <Invitation key={link} link={link} />
    </SignInLayout>
  )
}
