import type { SearchDocument } from '@susegad/catalog-data/search'

const bases: Record<SearchDocument['kind'], string> = {
  hotel: '/hotels/',
  activity: '/activitys/',
  beach: '/beaches/',
  page: '/',
}

/** Path of a search result's page. */
export function pathOfDocument({ kind, slug }: Pick<SearchDocument, 'kind' | 'slug'>): string {
  return `${bases[kind]}${slug}`
}
