const underway = new Set<Promise<unknown>>()
const firstPageParts = new Set<() => Promise<unknown>>()
let firstPageIsLoaded = false

/** From now on, parts that are defined belong to pages that are reached by a link. */
export function firstPageLoaded(): void {
  firstPageIsLoaded = true
}

/** Fetches a part as soon as the page that it belongs to is on its way, unless that page came as HTML. */
export function fetchWithPage(fetchPart: () => Promise<unknown>): void {
  if (firstPageIsLoaded) fetchNow(fetchPart)
  else firstPageParts.add(fetchPart)
}

/** Once another page is shown: the way back must find the first page whole, or its scroll position is lost. */
export function fetchPartsOfFirstPage(): void {
  for (const fetchPart of firstPageParts) fetchNow(fetchPart)
  firstPageParts.clear()
}

/** Settles when the parts of the page that is on its way are there. */
export async function partsFetched(): Promise<void> {
  await Promise.all(underway)
}

function fetchNow(fetchPart: () => Promise<unknown>): void {
  // A failure is told where the part is drawn.
  const part = fetchPart()
    .catch(() => {})
    .finally(() => underway.delete(part))
  underway.add(part)
}
