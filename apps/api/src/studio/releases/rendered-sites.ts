import type { Database } from '../../db/database.ts'
import { readPublished } from '../records/record-store.ts'
import type { WrittenRecord } from '../records/written-records.ts'
import type { siteFolders } from '../site/site-folders.ts'
import { type SiteMaker, type SiteProblem, SiteUnmade } from '../site/site-maker.ts'
import type { siteMedia } from '../site/site-media.ts'

export interface Renderer {
  db: Database
  maker: SiteMaker
  folders: ReturnType<typeof siteFolders>
  media: ReturnType<typeof siteMedia>
  serve: (folder: string) => void
}

/** The sites that this process has rendered: it serves one, and renders the next one from it. */
export function renderedSites({ db, maker, folders, media, serve }: Renderer, signal: AbortSignal) {
  let served: string | undefined
  let former: string | undefined
  let isPrepared = false

  const nameOf = async (id: string) => `${id}-${await maker.version()}`

  /** Renders the site of a release into a folder. With `check`, it first sees the problems, and may throw. */
  async function render(
    id: string,
    records: readonly WrittenRecord[],
    check?: (problems: readonly SiteProblem[]) => void,
  ): Promise<string> {
    const uploads = await media.writeLock()
    return folders.withContent(records, async (content) => {
      if (check) check(await maker.check({ content, uploads }, signal))
      return folders.make(await nameOf(id), (out) => maker.render({ content, uploads, out, former }, signal))
    })
  }

  async function show(id: string, folder: string): Promise<void> {
    if (served === id) return
    serve(folder)
    served = id
    former = folder
    await folders.tidy(folder)
  }

  /** The folder of the published release, rendered if this process has none yet. */
  const renderPublished = async (id: string): Promise<string> =>
    (await folders.find(await nameOf(id))) ?? (await render(id, await readPublished(db)))

  return {
    render,
    show,
    showPublished: async (id: string): Promise<void> => {
      if (id !== served) await show(id, await renderPublished(id))
    },
    /** Renders release 1, which is served as it was built, so that the first publish re-renders only what changed. */
    async prepare(id: string): Promise<void> {
      if (former !== undefined || isPrepared) return
      isPrepared = true
      try {
        former = await renderPublished(id)
      } catch (error) {
        // Ignore: publishing will report the same fault to the editor.
        if (!(error instanceof SiteUnmade)) throw error
      }
    },
    /** Serves a release as rendered before this process started, if possible. */
    async resume(id: string): Promise<void> {
      const folder = await folders.find(await nameOf(id))
      if (folder !== undefined) return show(id, folder)
      // Rendered by another version of the service: serve it until it is rendered again.
      former = await folders.findLike(id)
      if (former !== undefined) serve(former)
    },
  }
}
