import type { Member } from '@susegad/api-client/contract'
import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { NOBODY } from '../../enquiries/desk-search.ts'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import { staff } from '../../enquiries/staff.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'

interface ReassignDialogProps {
  member: Member
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null: unassigned. */
  onReassign: (assignedTo: string | null, name: string | undefined) => Promise<void>
}

/** Gives the open enquiries of a suspended member to somebody else, or to nobody. */
export function ReassignDialog({ member, open, onOpenChange, onReassign }: ReassignDialogProps) {
  const people = useQuery(staff).data?.staff ?? []
  return (
    <FormDialog
      title={`Reassign ${enquiriesText(member.openEnquiries)}`}
      open={open}
      onOpenChange={onOpenChange}
      submit="Reassign"
      failed="Nothing was reassigned."
      send={async ({ assignedTo }) => {
        const person = people.find(({ _id }) => _id === assignedTo)
        await onReassign(person?._id ?? null, person?.name)
      }}
      onSent={() => onOpenChange(false)}
    >
      <p>
        <bdi>{member.name}</bdi> is suspended. Cancel to leave the open enquiries assigned to them; you can
        reassign them later on this page.
      </p>
      <Select label="To" name="assignedTo" defaultValue={NOBODY}>
        <option value={NOBODY}>Unassigned</option>
        {people
          .filter(({ _id }) => _id !== member._id)
          .map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
      </Select>
    </FormDialog>
  )
}
