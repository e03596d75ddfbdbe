'use client'

import * as React from 'react'

/** The last section whose top has passed the bar's lower edge or the stop of its own anchor link. */
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

/** Computed lengths are in px; `auto` counts as 0. */
const pixels = (length: string): number => Number.parseFloat(length) || 0

const byHand = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Tracks the section being read. `choose` sets it until the visitor scrolls by hand, because a short last section
 * may never reach the top.
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
