/** What search engines and link previews are told about a page. */
export interface Meta {
  title: string
  description: string
  keywords: readonly string[]
  /** Name of the card shown where the page's address is shared, such as 'social/home'. */
  socialPicture: string
}
