/** Input of a site: records and encoded pictures. */
export interface SiteContent {
  /** A folder of JSON files. */
  content: string
  /** The picture lock of the uploaded photos. */
  uploads: string
}

export interface SiteProblem {
  /** Path in the content folder, such as hotels/palm-cove.json. */
  file: string
  field: string
  problem: string
  cure: string
}

/** Renders content. An interface, because the renderer is a separate program. */
export interface SiteMaker {
  /** Version of the renderer: a site from another version is rendered again. */
  version: () => Promise<string>
  check: (site: SiteContent, signal?: AbortSignal) => Promise<SiteProblem[]>
  /** Renders the whole site into a folder, reusing unchanged pages of an earlier one. */
  render: (
    site: SiteContent & { out: string; former: string | undefined },
    signal?: AbortSignal,
  ) => Promise<void>
  page: (site: SiteContent & { address: string }, signal?: AbortSignal) => Promise<string | undefined>
}

/** The site could not be rendered from this content; the message is for editors. */
export class SiteUnmade extends Error {
  override readonly name = 'SiteUnmade'
}
