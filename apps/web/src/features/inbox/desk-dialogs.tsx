import { AlertDialog } from '@susegad/ui/alert-dialog'
import { useState } from 'react'
import { CopyByHand } from './copying/copy-by-hand.tsx'
import { deletionQuestion } from './deletion/deletion-text.ts'
import { useDeskWork } from './desk/desk-work.tsx'
import { useDeskNavigation } from './search/use-desk-navigation.ts'
import { neighboursOf, useListed } from './search/use-listed.ts'

/** The modal dialogs of the desk's work. */
export function DeskDialogs() {
  const { deletion, copy, rows, title } = useDeskWork()
  const { asked } = deletion
  const navigation = useDeskNavigation()
  const listed = useListed()
  // Keep the question readable while the dialog fades out.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)

  /** Moves the focus away from rows that will be deleted, and closes their panel. */
  function makeWay(ids: readonly string[]) {
    const page = listed?.enquiries.map(({ _id }) => _id) ?? []
    const [only] = ids
    const beside = only !== undefined && ids.length === 1 ? neighboursOf(page, only) : undefined
    const next = beside && beside.index >= 0 ? (beside.next ?? beside.previous) : undefined
    if (ids.includes(navigation.opened() ?? '')) navigation.close()
    if (next === undefined || !rows.focusRow(next)) title.current?.focus()
  }

  return (
    <>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && deletion.dismiss()}
        title={shown?.kind === 'bulk' ? 'Delete enquiries' : 'Delete enquiry'}
        description={shown ? deletionQuestion(shown.kind, shown.count) : ''}
        labels={{ confirm: 'Delete' }}
        onConfirm={() => {
          if (!shown) return
          makeWay(shown.listed)
          void deletion.perform(shown)
        }}
      />
      <CopyByHand
        table={copy.state.step === 'by-hand' ? copy.state.table : undefined}
        onClose={copy.dismiss}
      />
    </>
  )
}
