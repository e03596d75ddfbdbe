import type { EnquiryContext } from '@susegad/api-client/contract'

const kinds = new Map<string, EnquiryContext['kind']>([
  ['hotels', 'hotel'],
  ['activitys', 'activity'],
  ['activity', 'activity'],
  ['beaches', 'beach'],
])

/** The hotel, activity or beach that a path is about; any other page is named by its path. */
export function placeOfPath(path: string): EnquiryContext {
  const [first = '', slug] = path.split('/').filter(Boolean)
  const kind = kinds.get(first)
  return kind && slug ? { kind, slug, page: path } : { kind: 'page', page: path }
}
