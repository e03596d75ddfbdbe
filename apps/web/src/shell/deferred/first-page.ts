let onFirstPage = !import.meta.env.SSR
let isShown = false
const left = Promise.withResolvers<void>()
const replaced = Promise.withResolvers<void>()
const underway = new Set<Promise<unknown>>()

/** The first page is prerendered and hydrated part by part on demand; later pages are rendered by the client. */
export const isOnFirstPage = (): boolean => onFirstPage

/** Settles when the visitor follows a link to another page. */
export const firstPageLeft: Promise<void> = left.promise

/** Settles when the second page is shown. */
export const firstPageReplaced: Promise<void> = replaced.promise

export function leaveFirstPage(): void {
  onFirstPage = false
  left.resolve()
}

/** Parts that are defined from now on belong to later pages. */
export function pageShown(): void {
  isShown = true
  if (!onFirstPage) replaced.resolve()
}

/**
 * Preloads a part when navigation to its page starts. Parts of the first page wait until another page is
 * shown: going back needs them complete, or the scroll position is lost.
 */
export async function fetchWithPage(fetchPart: () => Promise<unknown>): Promise<void> {
  if (!isShown) await firstPageReplaced
  // A failure is reported where the part renders.
  const part = fetchPart()
    .catch(() => {})
    .finally(() => underway.delete(part))
  underway.add(part)
}

/** Settles when the parts of the next page are loaded. */
export const partsFetched = async (): Promise<void> => void (await Promise.all(underway))
