import { unavailable } from '../../../http/http-error.ts'

const MOST_KEPT = 40
const MOST_WAITING = 20

/** Renders one page at a time and caches it until a draft changes. */
export function previews<T>(make: (address: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return (version: string, address: string): Promise<T> => {
    const key = `${version} ${address}`
    const known = kept.get(key)
    if (known) return known
    // Limit the queue: a shared link must not block the service.
    if (waiting >= MOST_WAITING) throw unavailable()
    waiting++
    const made = last.then(() => make(address)).finally(() => waiting--)
    last = made.catch(() => {})
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return made
  }
}
