'use client'

import * as React from 'react'
import type { LightboxDialogProps } from './lightbox-dialog.tsx'

const fetchDialog = () => import('./lightbox-dialog.tsx')

/** Preloads the dialog. A failure is handled when the dialog opens. */
export const fetchAhead = (): void => void fetchDialog().catch(() => {})

const lazyDialog = () =>
  React.lazy(async () => {
    const { LightboxDialog } = await fetchDialog().catch(() => ({ LightboxDialog: FollowedLink }))
    return { default: LightboxDialog }
  })
let Dialog = lazyDialog()

/** The dialog, loaded lazily on first use. */
export function LateDialog(props: LightboxDialogProps): React.JSX.Element {
  return (
    <React.Suspense fallback={null}>
      <Dialog {...props} />
    </React.Suspense>
  )
}

/** Replaces a dialog that failed to load: follows the trigger's link instead. */
function FollowedLink({ opener, onClose }: LightboxDialogProps): null {
  React.useEffect(() => {
    // React.lazy caches a failed load: make a new one for the next click.
    Dialog = lazyDialog()
    onClose()
    if (opener.current instanceof HTMLAnchorElement) location.assign(opener.current.href)
  }, [opener, onClose])
  return null
}
