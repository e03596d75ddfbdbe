'use client'

import * as React from 'react'
import { warnUnnamed } from '../../internal/warnings.ts'

/** Warns when a dialog without an accessible name opens. */
export function useWarnUnnamed(id: string): void {
  if (process.env.NODE_ENV === 'production') return
  // biome-ignore lint/correctness/useHookAtTopLevel: NODE_ENV is constant within a build
  React.useEffect(() => {
    const dialog = document.getElementById(id)
    if (!dialog?.hasAttribute('open')) return
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    warnUnnamed(dialog.ariaLabel || title?.textContent, 'Dialog', 'a DialogTitle or aria-label')
  })
}
