const storageKey = 'susegad-desk-told'
/** How long the lock is held, in ms: until every other tab has received the same enquiry. */
const HOLD_MS = 60_000

/** Ensures that only one of several tabs announces an enquiry. */
export function isFirstToTell(createdAt: string): Promise<boolean> {
  // The Web Locks API exists only in secure contexts.
  if (!('locks' in navigator)) return Promise.resolve(isUntold(createdAt))
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // localStorage reaches tabs in other processes with a delay, so two could read the old value; a lock is atomic.
  void navigator.locks.request(`${storageKey} ${createdAt}`, { ifAvailable: true }, async (lock) => {
    const isFirst = lock !== null && isUntold(createdAt)
    resolve(isFirst)
    if (isFirst) await new Promise((done) => setTimeout(done, HOLD_MS))
  })
  return promise
}

function isUntold(createdAt: string): boolean {
  try {
    if ((localStorage.getItem(storageKey) ?? '') >= createdAt) return false
    localStorage.setItem(storageKey, createdAt)
  } catch {
    // Without storage every tab announces.
  }
  return true
}
