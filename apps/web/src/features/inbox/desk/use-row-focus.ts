import { type RefObject, useCallback } from 'react'

const rowLinks = '[data-enquiry]'

/** Moves the focus from row to row; the focused row is the position in the list. */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const links = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])], [list])

  const focusedId = useCallback((): string | undefined => {
    const row = document.activeElement?.closest('tr')
    if (!row || !list.current?.contains(row)) return undefined
    return row.querySelector<HTMLElement>(rowLinks)?.dataset.enquiry
  }, [list])

  const firstId = useCallback(() => links()[0]?.dataset.enquiry, [links])

  const move = useCallback(
    (step: 1 | -1) => {
      const all = links()
      const at = all.findIndex((link) => link.dataset.enquiry === focusedId())
      const next =
        at === -1 ? (step === 1 ? 0 : all.length - 1) : Math.min(Math.max(at + step, 0), all.length - 1)
      all[next]?.focus()
      all[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    },
    [links, focusedId],
  )

  const focusRow = useCallback(
    (id: string): boolean => {
      const link = links().find(({ dataset }) => dataset.enquiry === id)
      link?.focus()
      return link !== undefined
    },
    [links],
  )

  return { focusedId, firstId, move, focusRow }
}
