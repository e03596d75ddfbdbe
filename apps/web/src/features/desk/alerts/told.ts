const storageKey = 'susegad-desk-told'

/** Of several tabs of one browser one tells of an enquiry: whichever hears of it first. */
export function isFirstToTell(createdAt: string): boolean {
  try {
    if ((localStorage.getItem(storageKey) ?? '') >= createdAt) return false
    localStorage.setItem(storageKey, createdAt)
  } catch {
    // Without storage each tab tells.
  }
  return true
}
