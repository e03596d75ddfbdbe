import { useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface Children {
  children: ReactNode
}

const pathOfHtml = globalThis.location?.pathname

/** A part of the frame that stays while pages change, and hydrates by itself. */
export const FramePart = ({ children }: Children) => (
  <Suspense>
    <RenderedAnew>{children}</RenderedAnew>
  </Suspense>
)

/**
 * React keeps the attributes of the HTML when it hydrates. After a navigation, a part that hydrates only then would
 * go on to mark the links to the page before: it is rendered again.
 */
function RenderedAnew({ children }: Children) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [isLate] = useState(() => path !== pathOfHtml)
  return <Fragment key={useHydrated() && isLate ? 'anew' : 'html'}>{children}</Fragment>
}
