import { TextField } from '@susegad/ui/text-field'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { answerText } from '../../../signed-in/failure-text.ts'

const SENT = 'If there is an account with this email, we have sent it a link. Check your spam folder, too.'
const UNSENT = 'This site can’t send email yet. Ask us for a link: the address is below.'

/** Requests a password reset link; the response never reveals whether the address has an account. */
export function ForgottenForm() {
  return (
    <SendForm
      send={async ({ email = '' }) => {
        const { sendsEmail } = await service.users.forgotPassword({ email: email.trim() })
        return sendsEmail ? SENT : UNSENT
      }}
      failed={(error) => answerText(error, 'The link was not sent')}
      actions={<SubmitButton variant="outline">Send the link</SubmitButton>}
    >
      <TextField
        name="email"
        type="email"
        label="Email of your account"
        hint="We send you a link to set a new password"
        autoComplete="email"
        required
      />
    </SendForm>
  )
}
