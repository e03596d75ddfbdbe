'use client'

import * as React from 'react'

/** Whether the element has ever come within `margin` of the window. Attach the returned `ref` to it. */
export function useNear(margin = '200px'): { near: boolean; ref: React.RefCallback<Element> } {
  const [near, setNear] = React.useState(false)
  // Not the element as state: that would render everything twice during hydration.
  const ref = React.useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          observer.disconnect()
          React.startTransition(() => setNear(true))
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return { near, ref }
}
