import { oneAtATime } from '../releases/one-at-a-time.ts'

/** Size limit of the cache, so that a shared link can't fill the memory. */
const MOST_KEPT_LENGTH = 32 * 1024 * 1024

interface Kept<T> {
  page: Promise<T>
  length: number
}

/** Renders one page at a time, so that a shared link can't block the service, and caches it until a draft changes. */
export function previews<T>(make: (address: string) => Promise<T>, lengthOf: (page: T) => number) {
  const kept = new Map<string, Kept<T>>()
  const inTurn = oneAtATime()
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
    const entry: Kept<T> = { page: inTurn(() => make(address), caller), length: 0 }
    kept.set(address, entry)
    entry.page.then(
      (page) => {
        if (kept.get(address) !== entry) return
        entry.length = lengthOf(page)
        length += entry.length
        for (const oldest of kept.keys()) {
          if (length <= MOST_KEPT_LENGTH) break
          forget(oldest)
        }
      },
      () => {
        if (kept.get(address) === entry) forget(address)
      },
    )
    return entry.page
  }
}
