import type { Member } from '@susegad/api-client/contract'
import { STAFF_ROLES, type StaffRole } from '@susegad/api-client/rules'
import { Badge } from '@susegad/ui/badge'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../signed-in/dates.ts'
import { openText } from './member-question.ts'
import { staffRoleText } from './staff-role-text.ts'
import type { MemberChanges } from './use-member-changes.ts'

interface MemberRowProps {
  member: Member
  isOwn: boolean
  /** The last owner. The service refuses a change too: without an owner, nobody could manage the team. */
  isLast: boolean
  changes: MemberChanges
}

/** A team member, with role and actions. */
export function MemberRow({ member, isOwn, isLast, changes: { change, ask, reassigning } }: MemberRowProps) {
  const { _id, name, staffRole, editsSite, suspended } = member
  return (
    <li data-state={suspended ? 'suspended' : 'active'}>
      <MemberFacts member={member} isOwn={isOwn} onReassign={() => reassigning.ask(member)} />
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
}

interface MemberFactsProps {
  member: Member
  isOwn: boolean
  onReassign: () => void
}

/** Who it is, when last seen, and what is left assigned to a suspended member. */
function MemberFacts({ member, isOwn, onReassign }: MemberFactsProps) {
  const { momentText } = useDates()
  const { _id, name, email, suspended, seenAt, openEnquiries } = member
  return (
    <div className="team-who">
      <b>
        <bdi>{name}</bdi>
      </b>
      {isOwn && <Badge size="sm">You</Badge>}
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
            onClick={onReassign}
          >
            Reassign
          </Button>
        </span>
      )}
      <span>{seenAt ? `Last seen ${momentText(seenAt)}` : 'Not signed in'}</span>
    </div>
  )
}
