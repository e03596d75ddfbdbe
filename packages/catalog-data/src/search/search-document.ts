export type SearchKind = 'hotel' | 'activity' | 'beach' | 'page'

/** A search result. `kind` and `slug` identify it; the site maps them to URLs. */
export interface SearchDocument {
  id: string
  kind: SearchKind
  /** Slug of a record, or path of a page without the leading slash. */
  slug: string
  title: string
  /** Line shown under the title. */
  line: string
  /** Other searchable text. */
  text: string
  keywords: readonly string[]
}
