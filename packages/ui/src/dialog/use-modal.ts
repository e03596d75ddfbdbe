'use client'
import * as React from 'react'
import { composeHandlers } from '../internal/compose-handlers.ts'

/** What closes a dialog besides its own buttons: `any` is Escape and a press beside it. */
export type Dismissal = 'any' | 'escape' | 'none'

export interface ModalProps {
  /** Whether it is shown, when the consumer keeps the state. */
  open?: boolean | undefined
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean | undefined
  /** Told when it opens or closes, whoever did it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What closes it besides its own buttons. @default 'any' */
  dismissal?: Dismissal | undefined
}

type DialogHandlers = Pick<React.ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick' | 'ref'>

const closedBy = { any: 'any', escape: 'closerequest', none: 'none' } as const

/**
 * Keeps a native dialog and React in step. The element is the truth: it may have been opened by a command
 * before this script arrived, and the browser holds the focus, the backdrop and Escape.
 */
export function useModal(
  { open, defaultOpen = false, onOpenChange, dismissal = 'any' }: ModalProps,
  theirs: DialogHandlers,
): DialogHandlers & Pick<React.ComponentProps<'dialog'>, 'closedby' | 'suppressHydrationWarning'> {
  const dialog = React.useRef<HTMLDialogElement>(null)
  const told = React.useRef(false)
  const openedEarly = React.useRef(false)
  const [closings, countClosing] = React.useReducer((count: number) => count + 1, 0)
  React.useImperativeHandle(theirs.ref, () => dialog.current as HTMLDialogElement, [])

  function tell(now: boolean): void {
    if (told.current === now) return
    told.current = now
    if (!now) openedEarly.current = false
    if (now !== open) onOpenChange?.(now)
    if (!now) countClosing()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a closing that the consumer refuses shows it again
  React.useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (element.open && !told.current) openedEarly.current = true
    if (openedEarly.current) tell(true)
    else if (open ?? (defaultOpen && closings === 0)) {
      told.current = true
      if (!element.open) element.showModal()
    } else if (open === false && element.open) {
      told.current = false
      element.close()
    }
    // Once its owner has agreed to an early opening, its word counts again.
    if (open) openedEarly.current = false
  }, [open, defaultOpen, closings])

  const hear = React.useRef<(now: boolean) => void>(tell)
  React.useEffect(() => {
    hear.current = tell
  })
  // React hears `toggle` only of dialogs that it has made itself, not of those in the page's own HTML.
  React.useEffect(() => {
    const element = dialog.current
    if (!element) return
    const beforeToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'open')
        measureScrollBar(document.documentElement)
    }
    const toggle = (event: Event) => {
      if (event.target === element) hear.current(element.open)
    }
    element.addEventListener('beforetoggle', beforeToggle)
    element.addEventListener('toggle', toggle)
    return () => {
      element.removeEventListener('beforetoggle', beforeToggle)
      element.removeEventListener('toggle', toggle)
    }
  }, [])

  return {
    ref: dialog,
    closedby: closedBy[dismissal],
    // A command may have set `open` before hydration.
    suppressHydrationWarning: true,
    onCancel: composeHandlers(theirs.onCancel, (event) => {
      if (event.target === event.currentTarget && dismissal === 'none') event.preventDefault()
    }),
    onClose: composeHandlers(theirs.onClose, (event) => {
      if (event.target === event.currentTarget) tell(event.currentTarget.open)
    }),
    onClick: composeHandlers(theirs.onClick, (event) => {
      if ('closedBy' in HTMLDialogElement.prototype || dismissal !== 'any') return
      if (event.target === event.currentTarget && isBeside(event)) event.currentTarget.close()
    }),
  }
}

/** Tells the stylesheet how wide the page's scroll bar is, so that nothing jumps when it goes. */
function measureScrollBar({ style, clientWidth }: HTMLElement): void {
  style.setProperty('--sg-scroll-bar', `${window.innerWidth - clientWidth}px`)
}

function isBeside({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
