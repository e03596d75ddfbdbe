import type * as React from 'react'

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Maps a key press to a step or a picture index; null for all other keys. */
export function arrowStep(
  event: React.KeyboardEvent,
  orientation: 'horizontal' | 'vertical',
  count: number,
): { by: -1 | 1 } | { by: null; index: number } | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  if (event.target instanceof Element && event.target.closest(editable)) return null
  if (event.key === 'Home') return { by: null, index: 0 }
  if (event.key === 'End') return { by: null, index: count - 1 }
  if (orientation === 'vertical') {
    if (event.key === 'ArrowDown') return { by: 1 }
    return event.key === 'ArrowUp' ? { by: -1 } : null
  }
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forward) return { by: 1 }
  return event.key === back ? { by: -1 } : null
}
