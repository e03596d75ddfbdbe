const KEY = 'contactHelper'

/** Whether the contact helper was closed in this visit. */
export function helperWasClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'closed'
  } catch {
    return false
  }
}

export function keepHelperClosed(): void {
  try {
    sessionStorage.setItem(KEY, 'closed')
  } catch {
    // Storage is blocked: it opens again on the next page.
  }
}
