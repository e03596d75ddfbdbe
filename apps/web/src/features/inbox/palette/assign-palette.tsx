import { CommandPalette } from '@susegad/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import { staff, staffName } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'

const NOBODY = 'nobody'

interface AssignPaletteProps {
  assignedTo: string | null
  onAssign: (assignedTo: string | null) => void
  onClose: () => void
}

/** Chooses by typing to whom an enquiry is assigned. */
export function AssignPalette({ assignedTo, onAssign, onClose }: AssignPaletteProps) {
  const { dayText } = useDates()
  const people = useQuery(staff).data?.staff ?? []
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      hotkey={null}
      labels={{ title: 'Assign', search: 'Assign to', commands: 'Team' }}
      commands={[
        ...people
          .filter(({ _id }) => _id !== assignedTo)
          .map((member) => ({ id: member._id, label: staffName(member, dayText) })),
        ...(assignedTo === null ? [] : [{ id: NOBODY, label: 'Unassigned' }]),
      ]}
      onRun={(id) => onAssign(id === NOBODY ? null : id)}
    />
  )
}
