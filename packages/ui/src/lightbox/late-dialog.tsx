'use client'

import * as React from 'react'
import type { LightboxDialogProps } from './lightbox-dialog.tsx'

type DialogModule = typeof import('./lightbox-dialog.tsx')

/** Fetches the script of the dialog; after a failure, once more. */
async function fetchDialog(): Promise<DialogModule> {
  try {
    return await import('./lightbox-dialog.tsx')
  } catch (error) {
    // Chromium never fetches again what once failed; the fragment makes it another address of the same file.
    const address = /dynamically imported module: (\S+)$/.exec(String(error))?.[1]
    if (!address) throw error
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}#${Date.now()}`)
  }
}

/** Fetches it before it is needed. A failure is handled when the dialog is opened. */
export const fetchAhead = (): void => void fetchDialog().catch(() => {})

const lazyDialog = () =>
  React.lazy(async () => {
    const { LightboxDialog } = await fetchDialog().catch(() => ({ LightboxDialog: FollowedLink }))
    return { default: LightboxDialog }
  })
let Dialog = lazyDialog()

/** The dialog, loaded on first use, since a page of photos does not need it at first. */
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
    // React keeps what a load came to: a later click begins a new one.
    Dialog = lazyDialog()
    onClose()
    if (opener.current instanceof HTMLAnchorElement) location.assign(opener.current.href)
  }, [opener, onClose])
  return null
}
