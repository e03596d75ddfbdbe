'use client'
import { cx } from 'class-variance-authority'
import * as React from 'react'
import { createPortal } from 'react-dom'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Toast } from './toast-item.tsx'
import { type ToasterLabels, toasterLabels } from './toast-labels.ts'
import type { ToasterStore, ToastRecord } from './toaster-store.ts'
import { useClocks } from './use-clocks.ts'
import { useToastHost } from './use-toast-host.ts'

export type { ToasterLabels } from './toast-labels.ts'
export {
  createToaster,
  TOAST_DURATION,
  TOASTS_SHOWN,
  type ToasterStore,
  type ToastOptions,
  type ToastRecord,
} from './toaster-store.ts'

export interface ToasterProps extends Omit<React.ComponentProps<'section'>, 'children'> {
  /** Store created with `createToaster()`. */
  toaster: ToasterStore
  /** Key that moves the focus to the toasts. @default 'F8' */
  hotkey?: string | undefined
  labels?: Partial<ToasterLabels> | undefined
}

/**
 * Shows the toasts of a store; their timers pause on hover and focus.
 * Renders a `<section>` in the page's body or in the topmost dialog.
 */
export function Toaster({
  toaster,
  hotkey = 'F8',
  labels: own,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: ToasterProps): React.JSX.Element | null {
  const { labels, say } = useLabels('toaster', toasterLabels, own)
  const toasts = React.useSyncExternalStore(toaster.subscribe, toaster.getShown, getNone)
  const host = useToastHost()
  const region = React.useRef<HTMLElement>(null)
  const cameFrom = React.useRef<Element | null>(null)
  const rootRef = useMergedRefs(region, ref)
  const { hold, release } = useClocks(toaster, toasts.length === 0)
  useHotkey(toaster, region, hotkey)

  function dismiss(id: string): void {
    const inside = region.current?.contains(document.activeElement) === true
    toaster.dismiss(id)
    if (!inside) return
    if (toaster.getShown().length > 0) region.current?.focus()
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  if (!host) return null
  return createPortal(
    <section
      data-slot="toaster"
      aria-label={say(labels.region, { hotkey })}
      tabIndex={-1}
      {...rest}
      ref={rootRef}
      className={cx('sg-toaster', className)}
      onPointerEnter={composeHandlers(onPointerEnter, () => hold('pointer'))}
      onPointerLeave={composeHandlers(onPointerLeave, () => release('pointer'))}
      onFocus={composeHandlers(onFocus, (event) => {
        if (!region.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
        hold('focus')
      })}
      onBlur={composeHandlers(onBlur, (event) => {
        if (!region.current?.contains(event.relatedTarget)) release('focus')
      })}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        const id =
          event.target instanceof Element && event.target.closest('[data-toast]')?.getAttribute('data-toast')
        const newest = toasts.at(-1)?.id
        if (event.key !== 'Escape' || !(id || newest)) return
        // Keep Escape from closing a surrounding dialog.
        event.preventDefault()
        dismiss(id || (newest ?? ''))
      })}
    >
      <ol className="sg-toaster-list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} label={labels.dismiss} onDismiss={() => dismiss(toast.id)} />
        ))}
      </ol>
    </section>,
    host,
  )
}

const none: readonly ToastRecord[] = []
const getNone = (): readonly ToastRecord[] => none

function useHotkey(toaster: ToasterStore, region: React.RefObject<HTMLElement | null>, hotkey: string): void {
  React.useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === hotkey && toaster.getShown().length > 0) region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toaster, region, hotkey])
}
