export type SearchKind = 'hotel' | 'activity' | 'beach' | 'page'

/** One thing that can be found. `kind` and `slug` say where it is; addresses are the site's own matter. */
export interface SearchDocument {
  id: string
  kind: SearchKind
  /** A record's slug, or a page's path without the leading stroke. */
  slug: string
  title: string
  /** One line to show under the title. */
  line: string
  /** Everything else that may be searched. */
  text: string
  keywords: readonly string[]
}
