import type { User } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'

/** Whether the email address is confirmed, with a button to resend the link. */
export function EmailConfirmation({ user }: { user: User }) {
  const sending = useMutation({ mutationFn: () => service.users.sendConfirmation() })
  if (user.emailVerified)
    return (
      <p>
        <bdi>{user.email}</bdi> <Badge tone="success">Confirmed</Badge>
      </p>
    )
  return (
    <Alert
      tone="info"
      title="Email not confirmed"
      actions={
        <Button
          variant="outline"
          size="sm"
          state={sending.isPending ? 'loading' : 'idle'}
          onClick={() => sending.mutate()}
        >
          Send the link again
        </Button>
      }
    >
      <p>
        We sent a link to <bdi>{user.email}</bdi>. Open it to see our emails in your account.
      </p>
      <p role="status">{sending.isSuccess && 'Sent. It can take a minute to arrive.'}</p>
      {sending.error && <p role="alert">{failureText('The link was not sent.', sending.error)}</p>}
    </Alert>
  )
}
