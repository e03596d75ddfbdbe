'use client'

import * as React from 'react'

/** The last section whose head has passed the lower edge of the bar, or stands where following its tab stops. */
function sectionInView(ids: readonly string[], barEdge: number): string | undefined {
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  const passed = ids.filter((id) => {
    const section = document.getElementById(id)
    if (!section) return false
    const stop = padding + pixels(getComputedStyle(section).scrollMarginBlockStart)
    return section.getBoundingClientRect().top <= Math.max(barEdge, stop) + 1
  })
  return passed.at(-1) ?? ids[0]
}

/** Computed lengths are in px; `auto` counts as none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0

const byHand = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Follows which section is read. `choose` sets one at once, and it stays while the page scrolls there by itself:
 * a short last section may never reach the top.
 */
export function useScrollSpy(
  ids: readonly string[],
  findBarEdge: () => number,
): { current: string | undefined; choose: (id: string) => void } {
  const [current, setCurrent] = React.useState(ids[0])
  const chosen = React.useRef(false)
  const barEdge = React.useRef(findBarEdge)
  const key = ids.join(' ')
  React.useEffect(() => {
    barEdge.current = findBarEdge
  })
  React.useEffect(() => {
    const sections = key.split(' ').filter(Boolean)
    const follow = () => {
      if (!chosen.current) setCurrent(sectionInView(sections, barEdge.current()))
    }
    const release = () => {
      chosen.current = false
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow, { passive: true })
    for (const name of byHand) addEventListener(name, release, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
      for (const name of byHand) removeEventListener(name, release)
    }
  }, [key])
  const choose = React.useCallback((id: string) => {
    chosen.current = true
    setCurrent(id)
  }, [])
  return { current, choose }
}
