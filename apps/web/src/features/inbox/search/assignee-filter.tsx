import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { NOBODY } from '../../../enquiries/desk-search.ts'
import { staff, staffName } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'

interface AssigneeFilterProps {
  chosen: string | undefined
  onChoose: (assignee: string) => void
}

/** Staff by name, the suspended ones too: they may still have enquiries. */
export function AssigneeFilter({ chosen, onChoose }: AssigneeFilterProps) {
  const { dayText } = useDates()
  const { data } = useQuery(staff)
  const people = [
    ...(data?.staff.map((member) => ({ _id: member._id, label: staffName(member, dayText) })) ?? []),
    ...(data?.suspended?.map(({ _id, name }) => ({ _id, label: `${name} (suspended)` })) ?? []),
  ]
  const assignee = chosen ?? ''
  return (
    <Select
      label="Assignee"
      name="assignedTo"
      value={assignee}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">Anyone</option>
      <option value={NOBODY}>Unassigned</option>
      {people.map(({ _id, label }) => (
        <option key={_id} value={_id}>
          {label}
        </option>
      ))}
      {assignee && assignee !== NOBODY && !people.some(({ _id }) => _id === assignee) && (
        <option value={assignee}>Another colleague</option>
      )}
    </Select>
  )
}
