import { Button } from '@susegad/ui/button'
import { Dialog, DialogBody, DialogClose, DialogFooter, DialogHeader, DialogTitle } from '@susegad/ui/dialog'
import { indiaDay } from '@susegad/ui/logic/india-date'
import { TextArea } from '@susegad/ui/text-area'
import { useEffect, useRef } from 'react'
import { saveBlob } from '../../../signed-in/save-file.ts'

interface CopyByHandProps {
  /** The table to copy; undefined closes the dialog. */
  table: string | undefined
  onClose: () => void
}

/** Fallback for browsers that block access to the clipboard. */
export function CopyByHand({ table, onClose }: CopyByHandProps) {
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (table === undefined) return
    field.current?.focus()
    field.current?.select()
    // Show the start of the table: `select()` may scroll to the end of it.
    field.current?.scrollTo(0, 0)
  }, [table])

  return (
    <Dialog open={table !== undefined} onOpenChange={(open) => !open && onClose()} size="lg">
      <DialogHeader>
        <DialogTitle>Copy by hand</DialogTitle>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <TextArea
          ref={field}
          label="The table"
          hint="This browser doesn’t allow copying from here. The text is selected: press Ctrl+C, or ⌘C on a Mac."
          value={table ?? ''}
          rows={10}
          readOnly
        />
      </DialogBody>
      <DialogFooter>
        <Button
          variant="outline"
          onClick={() =>
            saveBlob(
              `enquiries-${indiaDay(Date.now())}.csv`,
              new Blob(['\ufeff', table ?? ''], { type: 'text/csv;charset=utf-8' }),
            )
          }
        >
          Download as a file
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </Dialog>
  )
}
