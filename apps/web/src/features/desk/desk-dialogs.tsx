import { AlertDialog } from '@susegad/ui/alert-dialog'
import { useState } from 'react'
import { CopyByHand } from './copying/copy-by-hand.tsx'
import type { DeskCopy } from './copying/use-copy.ts'
import { deletionQuestion } from './deletion/deletion-text.ts'
import type { DeskDeletion } from './deletion/use-deletion.ts'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog.tsx'

interface DeskDialogsProps {
  deletion: DeskDeletion
  copy: DeskCopy
  help: { open: boolean; onOpenChange: (open: boolean) => void; on: boolean; onChange: (on: boolean) => void }
  /** Called before the confirmed enquiries are deleted. */
  onBeforeDelete: (ids: readonly string[]) => void
}

/** The modal dialogs of the desk. */
export function DeskDialogs({ deletion, copy, help, onBeforeDelete }: DeskDialogsProps) {
  const { asked } = deletion
  // Keep the question readable while the dialog fades out.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  return (
    <>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && deletion.dismiss()}
        title={shown && shown.kind !== 'single' ? 'Delete enquiries' : 'Delete enquiry'}
        description={shown ? deletionQuestion(shown) : ''}
        labels={{ confirm: 'Delete' }}
        onConfirm={() => {
          if (shown) onBeforeDelete(shown.ids)
          if (shown) deletion.perform(shown)
        }}
      />
      <CopyByHand
        table={copy.state.step === 'by-hand' ? copy.state.table : undefined}
        onClose={copy.dismiss}
      />
      <ShortcutsDialog {...help} />
    </>
  )
}
