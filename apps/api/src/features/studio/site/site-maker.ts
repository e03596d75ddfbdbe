/** What a site is made of: records, and pictures that are encoded. */
export interface SiteContent {
  /** A folder of JSON files. */
  content: string
  /** A file that says what pages must know of each uploaded photo. */
  uploads: string
}

export interface SiteProblem {
  /** Below the folder of content, such as hotels/palm-cove.json. */
  file: string
  field: string
  problem: string
  cure: string
}

/** Makes pages of content; a seam, as the renderer is a program of its own. */
export interface SiteMaker {
  /** Changes with the program: a site that another version made is made anew. */
  version: () => Promise<string>
  /** Everything that contradicts itself across records. */
  check: (site: SiteContent, signal?: AbortSignal) => Promise<SiteProblem[]>
  /** Makes the whole site in a new folder; it may take over what did not change from a former one. */
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
