'use client'

import type * as React from 'react'
import { useLabels } from '../locale/locale.tsx'
import { type ButtonLabels, buttonLabels } from './button-labels.ts'

/** Loading state of a button. A client component of its own, so that Button stays usable in server components. */
export function ButtonLoading({
  labels: own,
}: {
  labels: Partial<ButtonLabels> | undefined
}): React.JSX.Element {
  const { labels } = useLabels('button', buttonLabels, own)
  return (
    <span className="sg-button-loading" role="status">
      <span className="sg-visually-hidden">{labels.loading}</span>
    </span>
  )
}
