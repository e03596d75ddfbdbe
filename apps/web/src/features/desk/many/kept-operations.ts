const storageKey = 'susegad-operations'

/** Ids of the long operations that this tab waits for: a reload must not lose sight of them. */
export function keptOperations(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keep(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Without storage it is waited for until the page is left.
  }
}

export const keepOperation = (id: string): void => keep([...new Set([...keptOperations(), id])])
export const dropOperation = (id: string): void => keep(keptOperations().filter((kept) => kept !== id))
