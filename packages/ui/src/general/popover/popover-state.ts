'use client'

import * as React from 'react'

export interface OpenProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined
  /** Whether it is initially open (uncontrolled). @default false */
  defaultOpen?: boolean | undefined
  /** Called when the visitor opens or closes it, in any way; not when `open` changes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Id of the content. @default a generated one */
  id?: string | undefined
}

export interface PopoverState {
  id: string
  open: boolean
  setOpen: (open: boolean) => void
}

export function usePopoverState({ open, defaultOpen = false, onOpenChange, id }: OpenProps): PopoverState {
  const ownId = React.useId()
  const [own, setOwn] = React.useState(defaultOpen)
  const shown = open ?? own
  return React.useMemo(
    () => ({
      id: id ?? ownId,
      open: shown,
      setOpen: (now: boolean): void => {
        setOwn(now)
        if (now !== shown) onOpenChange?.(now)
      },
    }),
    [id, ownId, shown, onOpenChange],
  )
}

export function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
}
