'use client'

import * as React from 'react'

/** The last section whose top has passed the bar's lower edge, or the position to which its anchor link scrolls. */
function sectionInView(ids: readonly string[], barEdge: number): string | undefined {
  const passed = ids.filter((id) => {
    const section = document.getElementById(id)
    return section && section.getBoundingClientRect().top <= Math.max(barEdge, stopOf(section)) + 1
  })
  return passed.at(-1) ?? ids[0]
}

/** Distance of a section from the position to which its anchor link scrolls. */
function distanceTo(id: string): number {
  const section = document.getElementById(id)
  return section ? Math.abs(section.getBoundingClientRect().top - stopOf(section)) : 0
}

function stopOf(section: Element): number {
  const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart
  return pixels(padding) + pixels(getComputedStyle(section).scrollMarginBlockStart)
}

/** Computed lengths are in px; `auto` counts as 0. */
const pixels = (length: string): number => Number.parseFloat(length) || 0

const byHand = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Tracks the section being read. `choose` sets it until the page scrolls elsewhere, because a short last section
 * may never reach the top.
 */
export function useScrollSpy(
  ids: readonly string[],
  findBarEdge: () => number,
): { current: string | undefined; choose: (id: string) => void } {
  const [current, setCurrent] = React.useState(ids[0])
  const chosen = React.useRef<{ id: string; distance: number } | null>(null)
  const barEdge = React.useEffectEvent(findBarEdge)
  const key = ids.join(' ')
  React.useEffect(() => {
    const sections = key.split(' ').filter(Boolean)
    const follow = () => {
      const distance = chosen.current ? distanceTo(chosen.current.id) : 0
      // The scroll to a chosen section only reduces the distance to it.
      if (chosen.current && distance < chosen.current.distance + 1) {
        chosen.current.distance = Math.min(distance, chosen.current.distance)
        return
      }
      chosen.current = null
      setCurrent(sectionInView(sections, barEdge()))
    }
    const release = () => {
      chosen.current = null
    }
    let frame = 0
    // Measured once per frame, after all other scroll effects.
    const followSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    }
    follow()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    for (const name of ['scroll', 'resize']) addEventListener(name, followSoon, options)
    for (const name of byHand) addEventListener(name, release, options)
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [key])
  const choose = React.useCallback((id: string) => {
    // Measured from the first scroll on: sections that were skipped so far may grow when the jump begins.
    chosen.current = { id, distance: Number.POSITIVE_INFINITY }
    setCurrent(id)
  }, [])
  return { current, choose }
}
