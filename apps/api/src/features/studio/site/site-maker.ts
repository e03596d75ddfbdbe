/** What a site is made of: records, and pictures that are encoded. */
export interface SiteContent {
  /** A folder of JSON files. */
  content: string
  /** The picture lock of the uploaded photos. */
  uploads: string
}

export interface SiteProblem {
  /** Below the folder of content, such as hotels/palm-cove.json. */
  file: string
  field: string
  problem: string
  cure: string
}

/** Renders content. An interface, because the renderer is a separate program. */
export interface SiteMaker {
  /** Version of the renderer: a site from another version is rendered again. */
  version: () => Promise<string>
  /** Everything that contradicts itself across records. */
  check: (site: SiteContent, signal?: AbortSignal) => Promise<SiteProblem[]>
  /** Renders the whole site into a folder, reusing unchanged pages of a former one. */
  render: (
    site: SiteContent & { out: string; former: string | undefined },
    signal?: AbortSignal,
  ) => Promise<void>
  /** Makes one page. */
  page: (site: SiteContent & { address: string }, signal?: AbortSignal) => Promise<string | undefined>
}

/** The site could not be made of this content; the message is for whoever edits it. */
export class SiteUnmade extends Error {
  override readonly name = 'SiteUnmade'
}
