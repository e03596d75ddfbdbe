'use client'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'

/** Ways to close a dialog besides its own buttons: `any` is Escape or a click outside. */
export type Dismissal = 'any' | 'escape' | 'none'

export interface ModalProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined
  /** Whether it is initially open (uncontrolled). @default false */
  defaultOpen?: boolean | undefined
  /** Called when the visitor opens or closes it, in any way; not when `open` changes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Ways to close it besides its own buttons. @default 'any' */
  dismissal?: Dismissal | undefined
}

type DialogHandlers = Pick<React.ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick' | 'ref'>

const closedBy = { any: 'any', escape: 'closerequest', none: 'none' } as const

/**
 * Syncs a native dialog with React. The element is the source of truth: a command may have opened it before
 * hydration, and the browser handles focus, backdrop and Escape.
 */
export function useModal(
  { open, defaultOpen = false, onOpenChange, dismissal = 'any' }: ModalProps,
  theirs: DialogHandlers,
): DialogHandlers & Pick<React.ComponentProps<'dialog'>, 'closedby' | 'suppressHydrationWarning'> {
  const dialog = React.useRef<HTMLDialogElement>(null)
  const reported = React.useRef(false)
  const openedEarly = React.useRef(false)
  const [changes, countChange] = React.useReducer((count: number) => count + 1, 0)
  const rootRef = useMergedRefs(dialog, theirs.ref)

  function report(now: boolean): void {
    if (reported.current === now) return
    reported.current = now
    if (!now) openedEarly.current = false
    if (now !== open) onOpenChange?.(now)
    countChange()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reverts a change that the parent did not accept
  React.useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (element.open && !reported.current) openedEarly.current = true
    if (openedEarly.current) report(true)
    else if (open ?? (defaultOpen && changes === 0)) {
      reported.current = true
      if (!element.open) element.showModal()
    } else if (open === false && element.open) {
      reported.current = false
      element.close()
    }
    // Once the parent has accepted an early opening, `open` controls the dialog again.
    if (open) openedEarly.current = false
  }, [open, defaultOpen, changes])

  const onToggle = React.useEffectEvent(report)
  // Browsers that lack commands lack a dialog's `toggle` event too.
  React.useEffect(() => {
    const element = dialog.current
    if (!element) return
    const beforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') measureScrollBar(document.documentElement)
    }
    // React only receives `beforetoggle` from dialogs it has created, not from those in the server's HTML.
    element.addEventListener('beforetoggle', beforeToggle)
    const toggled = new MutationObserver(() => onToggle(element.open))
    toggled.observe(element, { attributeFilter: ['open'] })
    return () => {
      element.removeEventListener('beforetoggle', beforeToggle)
      toggled.disconnect()
    }
  }, [])

  return {
    ref: rootRef,
    closedby: closedBy[dismissal],
    // A command may have set `open` before hydration.
    suppressHydrationWarning: true,
    onCancel: composeHandlers(theirs.onCancel, (event) => {
      if (event.target === event.currentTarget && dismissal === 'none') event.preventDefault()
    }),
    onClose: composeHandlers(theirs.onClose, (event) => {
      if (event.target === event.currentTarget) report(event.currentTarget.open)
    }),
    onClick: composeHandlers(theirs.onClick, (event) => {
      if ('closedBy' in HTMLDialogElement.prototype || dismissal !== 'any') return
      if (event.target === event.currentTarget && isBeside(event)) event.currentTarget.close()
    }),
  }
}

/** Exposes the width of the page's scroll bar to CSS, so that nothing shifts when it disappears. */
function measureScrollBar({ style, clientWidth }: HTMLElement): void {
  const width = window.innerWidth - clientWidth
  const before = Number.parseFloat(style.getPropertyValue('--sg-scroll-bar')) || 0
  // A custom property on the root restyles the whole page.
  if (width !== before) style.setProperty('--sg-scroll-bar', `${width}px`)
}

function isBeside({ currentTarget, clientX, clientY }: React.MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
