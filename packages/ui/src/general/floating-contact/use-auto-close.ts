import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `close` once, after `after` milliseconds without hover or focus on the element. */
export function useAutoClose(
  element: RefObject<HTMLElement | null>,
  waiting: boolean,
  after: number,
  close: () => void,
): void {
  const onTimeout = useEffectEvent(close)
  useEffect(() => {
    const root = element.current
    if (!waiting || !root) return
    let left = after
    let since: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let pointed = root.matches(':hover')
    let focused = root.contains(document.activeElement)

    const settle = () => {
      clearTimeout(timer)
      if (since !== undefined) left -= performance.now() - since
      since = undefined
      if (pointed || focused) return
      since = performance.now()
      timer = setTimeout(() => onTimeout(), Math.max(0, left))
    }
    const enter = () => {
      pointed = true
      settle()
    }
    const leave = () => {
      pointed = false
      settle()
    }
    const focusIn = () => {
      focused = true
      settle()
    }
    const focusOut = (event: FocusEvent) => {
      focused = event.relatedTarget instanceof Node && root.contains(event.relatedTarget)
      settle()
    }

    settle()
    root.addEventListener('pointerenter', enter)
    root.addEventListener('pointerleave', leave)
    root.addEventListener('focusin', focusIn)
    root.addEventListener('focusout', focusOut)
    return () => {
      clearTimeout(timer)
      root.removeEventListener('pointerenter', enter)
      root.removeEventListener('pointerleave', leave)
      root.removeEventListener('focusin', focusIn)
      root.removeEventListener('focusout', focusOut)
    }
  }, [element, waiting, after])
}
