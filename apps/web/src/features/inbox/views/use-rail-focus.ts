import type { ViewList } from '@susegad/api-client/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useActions } from '../keyboard/action-map.tsx'

const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** Keeps the current view in sight, and moves the focus between the views by keys. */
export function useRailFocus(here: string, data: ViewList | undefined) {
  const rail = useRef<HTMLUListElement>(null)
  useActions({
    views() {
      const links = rail.current
      const link = links?.querySelector<HTMLElement>('[aria-current]') ?? links?.querySelector('a')
      link?.focus()
    },
  })

  useEffect(() => {
    // Scroll to the current view, which may be out of sight on a phone.
    if (here && data)
      rail.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [here, data])

  const isRead = data !== undefined
  useEffect(() => {
    // Scroll to the save button.
    if (here && isRead)
      rail.current?.parentElement
        ?.querySelector('[data-act]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [here, isRead])

  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    const links = [...(rail.current?.querySelectorAll<Element>('a') ?? [])]
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1
    const next = step && at >= 0 ? links[at + step] : undefined
    if (!(next instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    next.focus()
  }

  return { rail, move }
}
