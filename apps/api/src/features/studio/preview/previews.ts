import { oneAtATime } from '../one-at-a-time.ts'

const MOST_KEPT = 40

/** Renders one page at a time, as a shared link must not block the service, and caches it until a draft changes. */
export function previews<T>(make: (address: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>()
  const inTurn = oneAtATime()

  return (version: string, address: string): Promise<T> => {
    const key = `${version} ${address}`
    const known = kept.get(key)
    if (known) return known
    const made = inTurn(() => make(address))
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return made
  }
}
