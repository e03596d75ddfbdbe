'use client'

import * as React from 'react'

export interface ActiveOption {
  /** Id of the option that Enter chooses, if any. */
  active: string | undefined
  point: (id: string | undefined) => void
  /** Handles the arrow keys; returns `false` for other keys. */
  move: (key: string) => boolean
}

/** The active option (`aria-activedescendant`), while the focus stays in the text field. Starts at none or the first. */
export function useActiveOption(ids: readonly string[], unmoved?: 'first'): ActiveOption {
  const [wanted, point] = React.useState<string>()
  const pointed = wanted !== undefined && ids.includes(wanted) ? wanted : undefined
  const active = pointed ?? (unmoved && ids[0])
  React.useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const move = (key: string): boolean => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    const place = active === undefined ? -1 : ids.indexOf(active)
    const before = place < 0 ? ids.length : place
    point(key === 'ArrowDown' ? (ids[place + 1] ?? ids[0]) : (ids[before - 1] ?? ids.at(-1)))
    return true
  }
  return { active, point, move }
}
