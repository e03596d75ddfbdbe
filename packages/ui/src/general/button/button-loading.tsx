'use client'

import * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { type ButtonLabels, buttonLabels } from './button-labels.ts'

/** Loading state of a button. A client component of its own, so that Button stays usable in server components. */
export function ButtonLoading({
  labels: own,
}: {
  labels: Partial<ButtonLabels> | undefined
}): React.JSX.Element {
  const { labels } = useLabels('button', buttonLabels, own)
  const mark = React.useRef<HTMLSpanElement>(null)
  // The button stays the form's submit button: without one, Enter in a single field would submit the form.
  React.useLayoutEffect(() => {
    const button = mark.current?.closest('button')
    const refuse = (event: Event) => event.preventDefault()
    button?.addEventListener('click', refuse)
    return () => button?.removeEventListener('click', refuse)
  }, [])
  return (
    <span ref={mark} className="sg-button-loading" role="status">
      <span className="sg-visually-hidden">{labels.loading}</span>
    </span>
  )
}
