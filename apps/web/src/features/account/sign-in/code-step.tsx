import { Button } from '@susegad/ui/button'
import { TextField } from '@susegad/ui/text-field'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { service } from '../../../shell/session/service.ts'
import { answerText } from '../../../signed-in/failure-text.ts'
import { enter } from '../session/use-entry.ts'

/** The second step of a sign-in. */
export function CodeStep({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  return (
    <>
      <SendForm
        send={async ({ code = '' }) => {
          enter(await service.users.loginByCode({ ticket, code }), 0)
          // Busy until the next page opens.
          return new Promise(() => {})
        }}
        failed={(error) => answerText(error, 'Login failed')}
        actions={<SubmitButton>Sign in</SubmitButton>}
      >
        <TextField
          name="code"
          label="Code from your app"
          hint="Or one of your recovery codes"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          autoFocus
        />
      </SendForm>
      <p>
        <Button variant="ghost" size="sm" className="sign-in-layout-again" onClick={onAgain}>
          Start again
        </Button>
      </p>
    </>
  )
}
