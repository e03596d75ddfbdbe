import type { Member, MemberInput } from '@susegad/api-client/contract'
import { STAFF_ROLES, type StaffRole } from '@susegad/api-client/rules'
import { Alert } from '@susegad/ui/alert'
import { AlertDialog } from '@susegad/ui/alert-dialog'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { service } from '../../shell/session/service.ts'
import { useDates } from '../../signed-in/dates.ts'
import { failureText } from '../../signed-in/failure-text.ts'
import { ReassignDialog } from './reassign-dialog.tsx'
import { staffRoleText } from './staff-role-text.ts'
import { useStaffMutation } from './team-queries.ts'
import { useReassign } from './use-reassign.ts'

type Question = { member: Member } & ({ about: 'suspend' | 'remove' } | { about: 'role'; role: StaffRole })

const openText = (count: number) => (count === 1 ? '1 open enquiry' : `${count} open enquiries`)

/** Notice about open enquiries of a suspended member. */
const leftText = ({ openEnquiries, name }: Member) =>
  openEnquiries === 0
    ? 'No open enquiry is assigned to them.'
    : `${openText(openEnquiries)} stay${openEnquiries === 1 ? 's' : ''} assigned to ${name} until you reassign them, which you are asked next.`

function asked(question: Question) {
  const { member } = question
  const { name } = member
  switch (question.about) {
    case 'suspend':
      return {
        title: `Suspend ${name}`,
        description: `${name} is signed out everywhere at once, and can't sign in until you reactivate them. ${leftText(member)}`,
        labels: { confirm: 'Suspend' },
      }
    case 'remove':
      return {
        title: `Remove ${name} from the team`,
        description: `${name} is signed out everywhere at once and keeps a customer account. Their enquiries become unassigned.`,
        labels: { confirm: 'Remove from the team' },
      }
    case 'role': {
      const role = staffRoleText[question.role].name
      return {
        title: `Make ${name} ${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`,
        description: `${name} stops being an owner at once. Only another owner can change that back.`,
        labels: { confirm: 'Change role' },
      }
    }
  }
}

/** Team members, each with role and actions. */
export function Members({ members, ownId }: { members: readonly Member[]; ownId: string }) {
  const { momentText } = useDates()
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const change = useStaffMutation(({ id, input }: { id: string; input: MemberInput }) =>
    service.staff.change(id, input),
  )
  const remove = useStaffMutation((id: string) => service.staff.remove(id))
  const reassigning = useReassign()
  const failure = change.error ?? remove.error ?? reassigning.undo.error
  const owners = members.filter((it) => it.staffRole === 'owner' && !it.suspended)
  const ask = (next: Question) => {
    setQuestion(next)
    setOpen(true)
  }
  const act = (answered: Question) => {
    const { _id } = answered.member
    change.reset()
    remove.reset()
    if (answered.about === 'remove') remove.mutate(_id)
    else if (answered.about === 'role') change.mutate({ id: _id, input: { staffRole: answered.role } })
    else
      change.mutate(
        { id: _id, input: { suspended: true } },
        { onSuccess: ({ member }) => member.openEnquiries > 0 && reassigning.ask(member) },
      )
  }
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
        {members.map((member) => {
          const { _id, name, email, staffRole, editsSite, suspended, seenAt, openEnquiries } = member
          // The service refuses it too: without an owner, nobody could manage the team.
          const isLast = owners.length === 1 && owners[0]?._id === _id
          return (
            <li key={_id} data-state={suspended ? 'suspended' : 'active'}>
              <div className="team-who">
                <b>
                  <bdi>{name}</bdi>
                </b>
                {_id === ownId && <Badge size="sm">You</Badge>}
                {suspended && (
                  <Badge size="sm" tone="warning">
                    Suspended
                  </Badge>
                )}
                <span>{email}</span>
                {suspended && openEnquiries > 0 && (
                  <span className="team-open">
                    <Link to="/dashboard" search={{ assignedTo: _id, stage: 'open' }}>
                      {openText(openEnquiries)}
                    </Link>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Reassign ${openText(openEnquiries)} of ${name}`}
                      onClick={() => reassigning.ask(member)}
                    >
                      Reassign
                    </Button>
                  </span>
                )}
                <span>{seenAt ? `Last seen ${momentText(seenAt)}` : 'Not signed in'}</span>
              </div>
              <Select
                label={`Role of ${name}`}
                labelVisibility="hidden"
                value={staffRole}
                disabled={isLast || change.isPending}
                onChange={({ currentTarget }) => {
                  const role = currentTarget.value as StaffRole
                  if (staffRole === 'owner') ask({ member, about: 'role', role })
                  else change.mutate({ id: _id, input: { staffRole: role } })
                }}
              >
                {STAFF_ROLES.map((role) => (
                  <option key={role} value={role}>
                    {staffRoleText[role].name}
                  </option>
                ))}
              </Select>
              {isLast ? (
                <p className="team-last">The last owner</p>
              ) : (
                <div className="team-acts">
                  {suspended ? (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Reactivate ${name}`}
                      onClick={() => change.mutate({ id: _id, input: { suspended: false } })}
                    >
                      Reactivate
                    </Button>
                  ) : (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Suspend ${name}`}
                      onClick={() => ask({ member, about: 'suspend' })}
                    >
                      Suspend
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Remove ${name} from the team`}
                    onClick={() => ask({ member, about: 'remove' })}
                  >
                    Remove
                  </Button>
                </div>
              )}
              {staffRole === 'agent' && (
                <Checkbox
                  label="Edits the site"
                  aria-label={`${name} edits the site`}
                  fieldClassName="team-edits"
                  checked={editsSite}
                  disabled={change.isPending}
                  onChange={({ currentTarget }) =>
                    change.mutate({ id: _id, input: { editsSite: currentTarget.checked } })
                  }
                />
              )}
            </li>
          )
        })}
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
          open={open}
          onOpenChange={setOpen}
          {...asked(question)}
          onConfirm={() => act(question)}
        />
      )}
    </>
  )
}
