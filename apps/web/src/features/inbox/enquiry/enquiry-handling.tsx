import type { StaffEnquiry } from '@susegad/api-client/contract'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { type StaffMember, staff, staffName } from '../../../enquiries/staff.ts'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useDates } from '../../../signed-in/dates.ts'
import type { Wanted } from '../changes/use-change-enquiry.ts'
import { useActions } from '../keyboard/action-map.tsx'
import './enquiry-handling.css'

const AssignPalette = latePart(async () => ({
  default: (await import('../palette/assign-palette.tsx')).AssignPalette,
}))

interface EnquiryHandlingProps {
  enquiry: StaffEnquiry
  staffMember: StaffMember
  onChange: (change: Wanted, onSettled: () => void) => void
}

/** Status, assignee and priority of the enquiry. */
export function EnquiryHandling({ enquiry, staffMember, onChange }: EnquiryHandlingProps) {
  const group = useId()
  // Show the choice at once, until the service accepts or refuses it.
  const [chosen, setChosen] = useState<Wanted>({})
  const { status = enquiry.status, assignedTo = enquiry.assignedTo } = chosen
  const isUrgent = (chosen.priority ?? enquiry.priority) === 'urgent'

  function choose(change: Wanted) {
    setChosen(change)
    onChange(change, () => setChosen({}))
  }

  const mark = (it: EnquiryStatus) => () => status !== it && choose({ status: it })
  const assignToMe = () => choose({ assignedTo: staffMember._id })
  const turnUrgent = () => choose({ priority: isUrgent ? 'normal' : 'urgent' })
  const [assigns, setAssigns] = useState(false)
  useActions(
    {
      assign: () => setAssigns(true),
      pending: mark('pending'),
      in_progress: mark('in_progress'),
      resolved: mark('resolved'),
      closed: mark('closed'),
      urgent: turnUrgent,
      'assign-me': assignedTo === staffMember._id ? undefined : assignToMe,
    },
    enquiry._id,
  )

  return (
    <section className="desk-handling" aria-label="Handling">
      <fieldset className="desk-status">
        <legend>Status</legend>
        {ENQUIRY_STATUSES.map((it) => (
          <label key={it} data-status={it}>
            <input
              type="radio"
              name={group}
              value={it}
              checked={status === it}
              onChange={() => choose({ status: it })}
            />
            {statusText(it)}
          </label>
        ))}
      </fieldset>
      <Assignment
        assignedTo={assignedTo}
        name={enquiry.assigneeName}
        own={staffMember._id}
        onAssign={(to) => choose({ assignedTo: to })}
      />
      <Checkbox label="Urgent" checked={isUrgent} onChange={turnUrgent} />
      {assigns && (
        <Suspense fallback={null}>
          <AssignPalette
            assignedTo={assignedTo}
            onAssign={(to) => choose({ assignedTo: to })}
            onClose={() => setAssigns(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface AssignmentProps {
  assignedTo: string | null
  /** Of the assignee. */
  name: string | null
  /** Id of who is signed in. */
  own: string
  onAssign: (to: string | null) => void
}

function Assignment({ assignedTo, name, own, onAssign }: AssignmentProps) {
  const { dayText } = useDates()
  const people = useQuery(staff).data?.staff ?? []
  const assigneeIsListed = people.some(({ _id }) => _id === assignedTo)
  return (
    <div className="desk-assignment">
      <Select
        label="Assignee"
        value={assignedTo ?? ''}
        onChange={({ currentTarget }) => onAssign(currentTarget.value || null)}
      >
        <option value="">Unassigned</option>
        {people.map((member) => (
          <option key={member._id} value={member._id}>
            {staffName(member, dayText)}
          </option>
        ))}
        {assignedTo && !assigneeIsListed && <option value={assignedTo}>{name ?? 'Former colleague'}</option>}
      </Select>
      {assignedTo !== own && (
        <Button variant="outline" onClick={() => onAssign(own)}>
          Assign to me
        </Button>
      )}
    </div>
  )
}
