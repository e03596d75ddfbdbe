/**
 * Deduplicates concurrent lookups: opening the desk makes ten calls with one session. A call during a running
 * lookup waits for the next one, because the running one may have read older data.
 */
export function createSharedLookups<T>() {
  const running = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()

  const begin = (key: string, look: () => Promise<T>): Promise<T> => {
    const answer = look().finally(() => {
      if (running.get(key) === answer) running.delete(key)
    })
    running.set(key, answer)
    return answer
  }

  return (key: string, look: () => Promise<T>): Promise<T> => {
    const current = running.get(key)
    if (current === undefined) return begin(key, look)
    const known = next.get(key)
    if (known) return known
    const beginNext = () => {
      next.delete(key)
      return begin(key, look)
    }
    const following = current.then(beginNext, beginNext)
    next.set(key, following)
    return following
  }
}
