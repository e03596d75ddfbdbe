import { type RefObject, useEffect, useState } from 'react'
import { atRest, type HeaderScroll, headerAfterScroll, isSameHeader } from './header-scroll.ts'

/** Milliseconds after the last scroll event until the lower bar returns. */
const barReturnsAfter = 1000

const rowOf = { top: '[data-slot="site-header-top"]', bar: '[data-slot="site-header-bar"]' } as const

/** Tracks page scrolling with one passive listener, at most once per frame; sets state only on a change. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): HeaderScroll & { live: boolean } {
  const [state, setState] = useState<HeaderScroll>(atRest)
  const [live, setLive] = useState(false)

  useEffect(() => {
    let y = Math.max(0, window.scrollY)
    let length = pageLength()
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    let lastScroll = 0

    const change = (next: (before: HeaderScroll) => HeaderScroll) =>
      setState((before) => {
        const after = next(before)
        return isSameHeader(before, after) ? before : after
      })
    const holdsFocus = (row: keyof typeof rowOf) =>
      header.current?.querySelector(rowOf[row])?.contains(document.activeElement) ?? false

    const read = () => {
      frame = 0
      const to = Math.max(0, window.scrollY)
      const now = pageLength()
      // When the page gets shorter, the browser scrolls back by itself: the visitor has not scrolled up.
      const from = now === length ? y : Math.min(y, to)
      y = to
      length = now
      const held = { top: holdsFocus('top'), bar: holdsFocus('bar') }
      change((before) => headerAfterScroll(before, from, to, held))
    }
    const settle = () => {
      const left = lastScroll + barReturnsAfter - performance.now()
      if (left > 0) {
        rest = setTimeout(settle, left)
        return
      }
      rest = undefined
      change((before) => ({ ...before, bar: 'shown' }))
    }
    const scroll = () => {
      lastScroll = performance.now()
      rest ??= setTimeout(settle, barReturnsAfter)
      frame ||= requestAnimationFrame(read)
    }
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest(rowOf.top)) change((before) => ({ ...before, top: 'shown' }))
      if (event.target.closest(rowOf.bar)) change((before) => ({ ...before, bar: 'shown' }))
    }

    const element = header.current
    setLive(true)
    // A reload or Back may start further down the page.
    change((before) => headerAfterScroll(before, y, y, { top: true, bar: true }))
    window.addEventListener('scroll', scroll, { passive: true })
    element?.addEventListener('focusin', focus)
    return () => {
      window.removeEventListener('scroll', scroll)
      element?.removeEventListener('focusin', focus)
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [header])

  return { ...state, live }
}

const pageLength = () => document.documentElement.scrollHeight
