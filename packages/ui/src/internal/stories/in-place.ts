import type * as React from 'react'

/** For stories: opens a modal in the flow, because only one can be on top of the page. */
export function inPlace(dialog: HTMLDialogElement | null): void {
  if (dialog) dialog.open = true
}

/** Lays it out in the flow instead of over the window. */
export const placed: React.CSSProperties = {
  position: 'static',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: 'none',
  margin: 0,
}
