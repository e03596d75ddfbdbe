import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { Select } from '@susegad/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NOBODY } from '../../../enquiries/desk-search.ts'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'
import { staff } from '../../../enquiries/staff.ts'

interface AssignManyDialogProps {
  count: number
  onAssign: (assignedTo: string | null, name: string | undefined) => void
  onClose: () => void
}

/** Dialog for assigning the selected enquiries. */
export function AssignManyDialog({ count, onAssign, onClose }: AssignManyDialogProps) {
  const people = useQuery(staff).data?.staff ?? []
  const [chosen, setChosen] = useState('')
  const nobody = chosen === NOBODY
  return (
    <Dialog open size="sm" onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>Assign {enquiriesText(count)}</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <Select label="To" value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="" disabled>
            Choose somebody
          </option>
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value={NOBODY}>Unassigned</option>
        </Select>
      </DialogBody>
      <DialogFooter>
        <Button
          disabled={chosen === ''}
          onClick={() => {
            onAssign(nobody ? null : chosen, people.find(({ _id }) => _id === chosen)?.name)
            onClose()
          }}
        >
          Assign
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
