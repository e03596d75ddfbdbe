import type { Catalogue } from '@susegad/catalog-data/catalogue'

/** Caches a result for each catalogue, since many pages share it. */
export function memoize<T>(make: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { thing: T }>()
  return (catalogue) => {
    const found = made.get(catalogue) ?? { thing: make(catalogue) }
    made.set(catalogue, found)
    return found.thing
  }
}
