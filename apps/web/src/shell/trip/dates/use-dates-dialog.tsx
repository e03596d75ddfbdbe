import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '../../late-part/late-part.tsx'

const DatesDialog = latePart(() => import('./dates-dialog.tsx'))

interface OpenableDialog {
  openDialog: () => void
  dialog: ReactNode
}

/** The dialog for dates and people. Loaded when it is asked for: most visitors read first. */
export function useDatesDialog(): OpenableDialog {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return {
    openDialog: () => setState('open'),
    dialog: state !== 'unasked' && (
      <Suspense>
        <DatesDialog open={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  }
}
