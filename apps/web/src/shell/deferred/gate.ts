/** Holds a part of the first page back, as the HTML it came in, until somebody looks at it or touches it. */
export class Gate {
  closed: boolean
  readonly opened: Promise<void>
  #open: () => void = () => {}

  constructor(closed: boolean) {
    this.closed = closed
    this.opened = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  open(): void {
    if (!this.closed) return
    this.closed = false
    this.#open()
  }
}

let onFirstPage = !import.meta.env.SSR
const farewells = new Set<() => void>()

/** A page reached by a link has no HTML to keep: there everything is drawn at once. */
export function leaveFirstPage(): void {
  onFirstPage = false
}

/** What stands around every page is still the first page's HTML, which says where one was: it is drawn anew. */
export function renewKeptParts(): void {
  for (const renew of farewells) renew()
  farewells.clear()
}

/** Calls `renew` when the first page has been left. Returns how to call it off. */
export function afterFirstPage(renew: () => void): () => void {
  farewells.add(renew)
  return () => farewells.delete(renew)
}

export const isOnFirstPage = (): boolean => onFirstPage

export function newGate(): Gate {
  return new Gate(onFirstPage)
}
