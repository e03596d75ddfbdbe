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
    let isPointed = root.matches(':hover')
    let isFocused = root.contains(document.activeElement)

    const settle = (pointed: boolean, focused: boolean) => {
      isPointed = pointed
      isFocused = focused
      clearTimeout(timer)
      if (since !== undefined) left -= performance.now() - since
      since = undefined
      if (isPointed || isFocused) return
      since = performance.now()
      timer = setTimeout(() => onTimeout(), Math.max(0, left))
    }
    settle(isPointed, isFocused)

    const listening = new AbortController()
    const { signal } = listening
    root.addEventListener('pointerenter', () => settle(true, isFocused), { signal })
    root.addEventListener('pointerleave', () => settle(false, isFocused), { signal })
    root.addEventListener('focusin', () => settle(isPointed, true), { signal })
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => settle(isPointed, relatedTarget instanceof Node && root.contains(relatedTarget)),
      { signal },
    )
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [element, waiting, after])
}
