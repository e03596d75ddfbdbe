'use client'

import * as React from 'react'

/** The last section whose top has passed the bar's lower edge or the stop of its own anchor link. */
function sectionInView(ids: readonly string[], barEdge: number): string | undefined {
  const passed = ids.filter((id) => {
    const section = document.getElementById(id)
    return section && section.getBoundingClientRect().top <= Math.max(barEdge, stopOf(section)) + 1
  })
  return passed.at(-1) ?? ids[0]
}

/** Distance of a section from the stop of its own anchor link. */
function wayTo(id: string): number {
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
  const chosen = React.useRef<{ id: string; way: number } | null>(null)
  const barEdge = React.useEffectEvent(findBarEdge)
  const key = ids.join(' ')
  React.useEffect(() => {
    const sections = key.split(' ').filter(Boolean)
    const follow = () => {
      const way = chosen.current ? wayTo(chosen.current.id) : 0
      // The scroll to a chosen section only reduces the distance to it.
      if (chosen.current && way < chosen.current.way + 1) {
        chosen.current.way = Math.min(way, chosen.current.way)
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
    addEventListener('scroll', followSoon, { passive: true })
    addEventListener('resize', followSoon, { passive: true })
    for (const name of byHand) addEventListener(name, release, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', followSoon)
      removeEventListener('resize', followSoon)
      for (const name of byHand) removeEventListener(name, release)
    }
  }, [key])
  const choose = React.useCallback((id: string) => {
    chosen.current = { id, way: wayTo(id) }
    setCurrent(id)
  }, [])
  return { current, choose }
}
