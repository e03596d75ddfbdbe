let firstPageIsUp = false
const onTheWay = new Set<Promise<unknown>>()

/** From now on, modules that define parts belong to pages that are reached by a link. */
export function firstPageDefined(): void {
  firstPageIsUp = true
}

/** Fetches the parts of a page together with it, as soon as somebody is about to go there. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  if (!firstPageIsUp) return
  // A failure is told where the part is drawn.
  const part = fetchPart()
    .catch(() => {})
    .finally(() => onTheWay.delete(part))
  onTheWay.add(part)
}

/** For the loader of a page: it is shown once it is whole. */
export async function partsReady(): Promise<void> {
  await Promise.all(onTheWay)
}
