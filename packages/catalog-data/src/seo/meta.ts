/** Metadata of a page for search engines and link previews. */
export interface Meta {
  title: string
  description: string
  keywords: readonly string[]
  /** Name of the picture for link previews, such as 'social/home'. */
  socialPicture: string
}
