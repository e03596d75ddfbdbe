const storageKey = 'susegad-person-unfolded'

/** Whether the other enquiries of a person are unfolded: as left in this browser, else where the screen has room. */
export function personIsUnfolded(): boolean {
  try {
    const kept = localStorage.getItem(storageKey)
    if (kept !== null) return kept === 'yes'
  } catch {
    // Without storage the screen decides.
  }
  return matchMedia('(width >= 100rem) and (height >= 60rem)').matches
}

export function keepPersonUnfolded(unfolded: boolean): void {
  try {
    localStorage.setItem(storageKey, unfolded ? 'yes' : 'no')
  } catch {
    // Without storage the choice is lost.
  }
}
