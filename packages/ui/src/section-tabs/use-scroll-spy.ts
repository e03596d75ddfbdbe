'use client'

import * as React from 'react'

/** The last section whose head has passed the line `offset` px below the top of the window. */
function sectionInView(ids: readonly string[], offset: number): string | undefined {
  const passed = ids.filter((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= offset + 1
  })
  return passed.at(-1) ?? ids[0]
}

const byHand = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Follows which section is read. `choose` sets one at once, and it stays while the page scrolls there by itself:
 * a short last section may never reach the top.
 */
export function useScrollSpy(
  ids: readonly string[],
  findOffset: () => number,
): { current: string | undefined; choose: (id: string) => void } {
  const [current, setCurrent] = React.useState(ids[0])
  const chosen = React.useRef(false)
  const offset = React.useRef(findOffset)
  const key = ids.join(' ')
  React.useEffect(() => {
    offset.current = findOffset
  })
  React.useEffect(() => {
    const sections = key.split(' ').filter(Boolean)
    const follow = () => {
      if (!chosen.current) setCurrent(sectionInView(sections, offset.current()))
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
