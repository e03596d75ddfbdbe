import { oneAtATime } from '../releases/one-at-a-time.ts'

/** Size limit of the cache, so that a shared link can't fill the memory. */
const MOST_KEPT_LENGTH = 32 * 1024 * 1024

/** Renders one page at a time, so that a shared link can't block the service, and caches it until a draft changes. */
export function previews<T>(make: (address: string) => Promise<T>, lengthOf: (page: T) => number) {
  const kept = new Map<string, { page: Promise<T>; length: number }>()
  const queue = oneAtATime()
  let newest = ''
  let length = 0

  function forget(address: string): void {
    length -= kept.get(address)?.length ?? 0
    kept.delete(address)
  }

  return (version: string, address: string, caller?: string): Promise<T> => {
    if (version !== newest) {
      newest = version
      kept.clear()
      length = 0
    }
    const known = kept.get(address)
    if (known) return known.page
    const entry = { page: queue(() => make(address), caller), length: 0 }
    kept.set(address, entry)
    const isCurrent = () => kept.get(address) === entry
    const measure = (page: T) => {
      if (!isCurrent()) return
      entry.length = lengthOf(page)
      length += entry.length
      for (const oldest of kept.keys()) if (length > MOST_KEPT_LENGTH) forget(oldest)
    }
    entry.page.then(measure, () => isCurrent() && forget(address))
    return entry.page
  }
}
