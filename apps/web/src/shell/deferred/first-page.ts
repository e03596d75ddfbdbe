/** The first page comes as HTML, which its parts keep until they are wanted; pages reached by a link are drawn. */
let onFirstPage = !import.meta.env.SSR
let resolveLeft = () => {}

export const isOnFirstPage = (): boolean => onFirstPage

/** Settles when the visitor follows a link to another page. */
export const firstPageLeft = new Promise<void>((resolve) => {
  resolveLeft = resolve
})

export function leaveFirstPage(): void {
  onFirstPage = false
  document.documentElement.dataset.whole = ''
  resolveLeft()
}

const shownListeners = new Set<() => void>()

/** Calls back when the second page is shown. Returns how to stop listening. */
export function onSecondPage(listener: () => void): () => void {
  shownListeners.add(listener)
  return () => shownListeners.delete(listener)
}

export function secondPageShown(): void {
  for (const listener of shownListeners) listener()
  shownListeners.clear()
}
