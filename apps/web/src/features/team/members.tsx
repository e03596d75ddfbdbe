import type { Member } from '@susegad/api-client/contract'
import { STAFF_ROLES } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Button } from '@susegad/ui/button'
import { failureText } from '../../signed-in/failure-text.ts'
import { askedText } from './member-question.ts'
import { MemberRow } from './member-row.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { staffRoleText } from './staff-role-text.ts'
import { useMemberChanges } from './use-member-changes.ts'

/** Team members, each with role and actions. */
export function Members({ members, ownId }: { members: readonly Member[]; ownId: string }) {
  const changes = useMemberChanges()
  const { failure, question, reassigning } = changes
  const owners = members.filter((it) => it.staffRole === 'owner' && !it.suspended)
  return (
    <>
      {failure && <Alert>{failureText('Nothing was changed.', failure)}</Alert>}
      {reassigning.done && (
        <Alert
          tone="info"
          role="status"
          actions={
            <Button
              variant="outline"
              size="sm"
              state={reassigning.undo.isPending ? 'loading' : 'idle'}
              onClick={reassigning.undoLast}
            >
              Undo
            </Button>
          }
        >
          <p>{reassigning.done.text}</p>
        </Alert>
      )}
      <ul className="team-list" aria-label="Team">
        {members.map((member) => (
          <MemberRow
            key={member._id}
            member={member}
            isOwn={member._id === ownId}
            isLast={owners.length === 1 && owners[0]?._id === member._id}
            changes={changes}
          />
        ))}
      </ul>
      <dl className="team-roles">
        {STAFF_ROLES.map((role) => (
          <div key={role}>
            <dt>{staffRoleText[role].name}</dt>
            <dd>{staffRoleText[role].may}</dd>
          </div>
        ))}
      </dl>
      {reassigning.asked && (
        <ReassignDialog
          key={reassigning.asked._id}
          member={reassigning.asked}
          open={reassigning.open}
          onOpenChange={reassigning.setOpen}
          onReassign={reassigning.reassign}
        />
      )}
      {question && (
        <AlertDialog
          open={changes.open}
          onOpenChange={changes.setOpen}
          {...askedText(question)}
          onConfirm={() => changes.act(question)}
        />
      )}
    </>
  )
}
