import type { SearchDocument } from '@susegad/catalog-data/search'

const bases: Record<SearchDocument['kind'], string> = {
  hotel: '/hotels/',
  activity: '/activitys/',
  beach: '/beaches/',
  page: '/',
}

/** Where the site shows what was found. */
export function pathOfDocument({ kind, slug }: Pick<SearchDocument, 'kind' | 'slug'>): string {
  return `${bases[kind]}${slug}`
}
