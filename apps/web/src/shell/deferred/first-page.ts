let onFirstPage = !import.meta.env.SSR
let isShown = false
const left = Promise.withResolvers<void>()
const replaced = Promise.withResolvers<void>()
const underway = new Set<Promise<unknown>>()

/** The first page comes as HTML, which its parts keep until they are wanted; pages reached by a link are drawn. */
export const isOnFirstPage = (): boolean => onFirstPage

/** Settles when the visitor follows a link to another page. */
export const firstPageLeft: Promise<void> = left.promise

/** Settles when that page is shown. */
export const firstPageReplaced: Promise<void> = replaced.promise

export function leaveFirstPage(): void {
  onFirstPage = false
  document.documentElement.dataset.whole = ''
  left.resolve()
}

/** From now on, parts that are defined belong to pages that are reached by a link. */
export function pageShown(): void {
  isShown = true
  if (!onFirstPage) replaced.resolve()
}

/**
 * Fetches a part as soon as the page that it belongs to is on its way. Those of the first page wait until another is
 * shown: the way back must find it whole, or its scroll position is lost.
 */
export async function fetchWithPage(fetchPart: () => Promise<unknown>): Promise<void> {
  if (!isShown) await firstPageReplaced
  // A failure is told where the part is drawn.
  const part = fetchPart()
    .catch(() => {})
    .finally(() => underway.delete(part))
  underway.add(part)
}

/** Settles when the parts of the page that is on its way are there. */
export const partsFetched = async (): Promise<void> => void (await Promise.all(underway))
