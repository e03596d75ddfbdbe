/** Seconds in which sending an answer can be undone. */
export const UNDO_SECONDS = 10

const storageKey = 'susegad-undo-send'

export function undoSendIsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function keepUndoSendOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice is lost.
  }
}
