import { entriesOf, handleSlot, placeByKey } from './places.ts'
import { beginSorting, type SortingHost } from './sorting.ts'

/** Lifts the entry of a handle, or drops it if it is lifted. In between, the arrow keys move it. */
export function liftByKeys(host: SortingHost, handle: HTMLElement, name: string): void {
  const lifted = host.current
  if (lifted?.entry.contains(handle)) {
    lifted.end(true)
    // In another list the entry is a new element.
    entriesOf(lifted.to.list)[lifted.to.index]?.querySelector<HTMLElement>(handleSlot)?.focus()
    return
  }
  const sorting = beginSorting(host, handle, (isDrop, ended) =>
    host.announce(isDrop ? 'dropped' : 'cancelled', name, ended),
  )
  if (!sorting) return
  host.announce('lifted', name, sorting)
  const { signal } = sorting
  const step = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const to = placeByKey(event.key, sorting.entry, sorting.to, host.lists())
    if (!to) return
    sorting.aim(to)
    host.announce('moved', name, sorting)
    const target = entriesOf(to.list)[to.index] ?? to.list
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  handle.addEventListener('keydown', step, { signal })
  handle.addEventListener('blur', () => sorting.end(false), { signal })
}
