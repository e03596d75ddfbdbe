import { type RefObject, useEffect, useState } from 'react'
import { useAutoClose } from './use-auto-close.ts'

interface ContactOpenOptions {
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean) => void) | undefined
  closesAfter: number | 'never'
}

interface ContactOpen {
  shown: boolean
  /** Whether it has hydrated. */
  isLive: boolean
  change: (open: boolean) => void
}

/** Whether the contact options are open: at first, until they close by themselves or by the visitor. */
export function useContactOpen(
  root: RefObject<HTMLDetailsElement | null>,
  { open, defaultOpen, onOpenChange, closesAfter }: ContactOpenOptions,
): ContactOpen {
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const [phase, setPhase] = useState<'static' | 'waiting' | 'settled'>('static')
  const shown = open ?? ownOpen

  const change = (next: boolean) => {
    if (!next) setPhase('settled')
    if (next === shown) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  useEffect(() => {
    // The visitor may have closed it before hydration; keep that choice.
    const stillOpen = root.current?.open === true && root.current.dataset.state === 'open'
    if (root.current) root.current.open = true
    setOwnOpen(stillOpen)
    setPhase(stillOpen ? 'waiting' : 'settled')
  }, [root])

  useAutoClose(
    root,
    phase === 'waiting' && shown && closesAfter !== 'never',
    closesAfter === 'never' ? 0 : closesAfter,
    () => change(false),
  )

  return { shown, isLive: phase !== 'static', change }
}
