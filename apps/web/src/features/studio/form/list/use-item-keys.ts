import { useRef } from 'react'

/** Stable React keys for list entries, which have no ids. */
export function useItemKeys(count: number) {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < count) keys.current.push(next.current++)
  keys.current.length = count
  return {
    keys: keys.current as readonly number[],
    moved: (from: number, to: number) => {
      keys.current.splice(to, 0, ...keys.current.splice(from, 1))
    },
    added: (at: number) => {
      keys.current.splice(at, 0, next.current++)
    },
    removed: (at: number) => {
      keys.current.splice(at, 1)
    },
  }
}
