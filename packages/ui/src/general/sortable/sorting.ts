import { flushSync } from 'react-dom'
import { entriesOf, type Place } from './places.ts'

export interface SortingHost {
  lists: () => HTMLElement[]
  move: (from: Place, to: Place) => void
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', name: string, sorting: Sorting) => void
  current?: Sorting | undefined
}

/** A drag in progress. The entry stays where it is rendered until the drop; marks on the page show the target. */
export interface Sorting {
  entry: HTMLElement
  from: Place
  to: Place
  aim: (to: Place) => void
  end: (isDrop: boolean) => void
  /** Aborts at the end. */
  signal: AbortSignal
}

export function beginSorting(
  host: SortingHost,
  handle: HTMLElement,
  onEnd?: (isDrop: boolean, sorting: Sorting) => void,
): Sorting | undefined {
  host.current?.end(false)
  const list = host.lists().find((each) => each.contains(handle))
  const entry = list && entriesOf(list).find((each) => each.contains(handle))
  if (!entry) return undefined
  const done = new AbortController()
  const from = { list, index: entriesOf(list).indexOf(entry) }
  const sorting: Sorting = {
    entry,
    from,
    to: from,
    signal: done.signal,
    aim(to) {
      sorting.to = to
      unmark(host)
      mark(sorting)
    },
    end(isDrop) {
      if (done.signal.aborted) return
      done.abort()
      host.current = undefined
      unmark(host)
      delete entry.dataset.dragged
      entry.style.translate = ''
      onEnd?.(isDrop, sorting)
      const { to } = sorting
      if (isDrop && (to.list !== list || to.index !== from.index)) flushSync(() => host.move(from, to))
    },
  }
  host.current = sorting
  entry.dataset.dragged = 'self'
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keep Escape from closing a dialog around the lists.
    event.preventDefault()
    event.stopPropagation()
    sorting.end(false)
  }
  window.addEventListener('keydown', cancel, { capture: true, signal: done.signal })
  return sorting
}

function mark({ entry, to: { list, index } }: Sorting): void {
  const entries = entriesOf(list)
  const own = entries.indexOf(entry)
  if (index === own) return
  const target = entries[index] ?? entries.at(-1) ?? list
  const isAfter = own === -1 ? index >= entries.length : index > own
  target.dataset.dragged = target === list ? 'into' : isAfter ? 'after' : 'before'
}

function unmark(host: SortingHost): void {
  for (const marked of host.lists().flatMap((list) => [list, ...entriesOf(list)])) {
    if (marked.dataset.dragged !== 'self') delete marked.dataset.dragged
  }
}
