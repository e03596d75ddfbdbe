'use client'

import * as React from 'react'

/** Whether the element has ever come within `margin` of the window. Attach the returned `ref` to it. */
export function useNear(margin = '200px'): { near: boolean; ref: (element: Element | null) => void } {
  const [element, ref] = React.useState<Element | null>(null)
  const [near, setNear] = React.useState(false)
  React.useEffect(() => {
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near, margin])
  return { near, ref }
}
