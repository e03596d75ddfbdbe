import type { Invite, InviteInput } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { staffRoleText } from './staff-role-text.ts'
import { useStaffMutation } from './team-queries.ts'

/** Open invitations. */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  const { momentText } = useDates()
  const again = useStaffMutation((input: InviteInput) => service.staff.invite(input))
  const withdraw = useStaffMutation((id: string) => service.staff.withdraw(id))
  const failure = again.error ?? withdraw.error
  return (
    <>
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      <ul className="team-list" aria-label="Open invitations">
        {invites.map(({ _id, email, staffRole, invitedBy, expiresAt }) => (
          <li key={_id}>
            <div className="team-who">
              <b>{email}</b>
              <span>
                {staffRoleText[staffRole].name}, invited by {invitedBy}, until {momentText(expiresAt)}
              </span>
            </div>
            <div className="team-acts">
              <Button
                variant="outline"
                size="sm"
                aria-label={`Send again the invitation to ${email}`}
                state={again.isPending && again.variables.email === email ? 'loading' : 'idle'}
                onClick={() => again.mutate({ email, staffRole })}
              >
                Send again
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Revoke the invitation to ${email}`}
                onClick={() => withdraw.mutate(_id)}
              >
                Revoke
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
