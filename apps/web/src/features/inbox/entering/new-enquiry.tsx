import { Button } from '@susegad/ui/button'
import { PlusIcon } from '@susegad/ui/icon'
import { Suspense, useState } from 'react'
import { latePart } from '../../../shell/late-part/late-part.tsx'
import { useDeskWork } from '../desk/desk-work.tsx'

// Loaded on demand: few enquiries are entered by hand.
const EnterDialog = latePart(async () => ({ default: (await import('./enter-dialog.tsx')).EnterDialog }))

/** Opens the form for an enquiry from a call, a visit or a chat. */
export function NewEnquiry({ onEntered }: { onEntered: (id: string) => void }) {
  const { toaster } = useDeskWork()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="desk-new"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <PlusIcon />
        <span>New enquiry</span>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <EnterDialog open={open} onOpenChange={setOpen} onEntered={onEntered} toaster={toaster} />
        </Suspense>
      )}
    </>
  )
}
