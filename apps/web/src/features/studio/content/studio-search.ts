import { oneOf, searchReader } from '../../../shell/navigation/search-reader.ts'

/** The search params of the studio's page. */
export interface StudioSearch {
  /** The open record, such as hotel/la-view-hotel. */
  record?: string | undefined
  view?: 'changes' | 'history' | 'files' | undefined
  /** A field of the open record to go to, such as /rooms/0/price. */
  field?: string | undefined
}

export const readStudioSearch = searchReader<StudioSearch>({
  record: (text) => (/^[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined),
  view: oneOf('changes', 'history', 'files'),
  field: (text) => (text.startsWith('/') ? text : undefined),
})
