/** A slug from a name: `Casa Azul & Spa` is casa-azul-spa. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
}

/** A unique slug. */
export function freeSlug(name: string, taken: readonly unknown[], fallback = 'entry'): string {
  const slug = slugOf(name) || fallback
  if (!taken.includes(slug)) return slug
  for (let number = 2; ; number++) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`
}
