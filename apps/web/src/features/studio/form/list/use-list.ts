import { useRef } from 'react'
import type { Pointer } from '../../content/pointer.ts'
import { useHost } from '../host/form-host.ts'
import { useItemKeys } from './use-item-keys.ts'

/** Adds, removes and reorders list entries. `gone` is the value of an empty list. */
export function useList(value: unknown, at: Pointer, gone: unknown) {
  const { edit } = useHost()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const { keys, moved, added, removed } = useItemKeys(items.length)
  const root = useRef<HTMLOListElement>(null)

  /** Focus the entry at this index after the next render. */
  function focusOn(index: number, what = 'input, textarea, select, summary, button') {
    requestAnimationFrame(() => {
      const entry = root.current?.children[index]
      entry?.querySelector<HTMLElement>(what)?.focus()
    })
  }

  return {
    items,
    keys,
    root,
    focusOn,
    add(next: readonly unknown[], index = items.length) {
      for (const step of next.keys()) added(index + step)
      edit(at, items.toSpliced(index, 0, ...next))
    },
    change(index: number, next: readonly unknown[]) {
      for (let step = 1; step < next.length; step++) added(index + step)
      edit(at, items.toSpliced(index, 1, ...next))
    },
    remove(index: number) {
      removed(index)
      const left = items.toSpliced(index, 1)
      edit(at, left.length === 0 ? gone : left)
    },
    move(from: number, to: number) {
      if (to < 0 || to >= items.length || from === to) return
      moved(from, to)
      edit(at, items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
    },
  }
}

export type ListActs = ReturnType<typeof useList>
