'use client'
import * as React from 'react'

/** Moves the focus to the current page when the focused button disappears or is disabled. */
export function KeepFocus({ page }: { page: number }): React.JSX.Element {
  const place = React.useRef<HTMLSpanElement>(null)
  const pressed = React.useRef(false)
  React.useEffect(() => {
    const nav = place.current?.closest('nav')
    const note = () => {
      pressed.current = true
    }
    nav?.addEventListener('click', note)
    return () => nav?.removeEventListener('click', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  React.useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.matches(':disabled')
    const current = place.current?.closest('nav')?.querySelector<HTMLElement>('[aria-current="page"]')
    if (pressed.current && isLost) current?.focus({ preventScroll: true })
    pressed.current = false
  }, [page])
  return <span ref={place} hidden />
}
