import fp from 'fastify-plugin'
import { readMaster, readPart } from '../photo-storage/part-store.ts'
import { createPhotoStorage } from '../photo-storage/photo-storage.ts'
import { removeLeftovers } from '../photo-storage/remove-leftovers.ts'
import type { Config } from '../settings/config.ts'
import { createConverter } from './photos/converter.ts'
import type { WrittenRecord } from './records/content-folder.ts'
import { createPublisher, type Publisher } from './releases/publisher.ts'
import { siteFolders } from './site/site-folders.ts'
import type { SiteMaker, SiteProblem } from './site/site-maker.ts'
import { siteMedia } from './site/site-media.ts'

declare module 'fastify' {
  interface FastifyInstance {
    studio: Pick<Publisher, 'isBehind' | 'round' | 'resume'> & {
      /** Converts waiting photos. */
      convert: () => Promise<void>
      /** The thumbnail of a photo; empty if there is none. */
      readSmall: (id: string) => Promise<Buffer>
      /** A converted photo. */
      readMaster: (id: string) => Promise<Buffer>
      /** An encoded photo by its path below the media. */
      readMedia: (path: string) => Promise<Buffer | undefined>
      /** Deletes unused objects from the photo storage. */
      removeLeftovers: () => Promise<void>
      /** Contradictions between these records. */
      check: (records: readonly WrittenRecord[]) => Promise<SiteProblem[]>
      /** Renders one page of these records. */
      page: (records: readonly WrittenRecord[], address: string) => Promise<string | undefined>
    }
  }
}

/** Renders the site from the database, and serves it. */
export const studioPlugin = fp<
  Pick<Config, 'dataDir' | 'contentDir' | 'photoStorage'> & { maker: SiteMaker }
>(
  async (app, { maker, dataDir, contentDir, photoStorage }) => {
    const storage = photoStorage && createPhotoStorage(photoStorage)
    const folders = siteFolders(dataDir, contentDir)
    const media = siteMedia(app.db, dataDir, storage)
    const publisher = createPublisher({
      db: app.db,
      maker,
      folders,
      media,
      serve: app.serveSite,
      log: app.log,
    })
    const converter = createConverter({ db: app.db, storage, log: app.log })
    app.decorate('studio', {
      isBehind: publisher.isBehind,
      round: publisher.round,
      resume: async () => {
        await converter.resume()
        await publisher.resume()
      },
      convert: converter.round,
      readSmall: (id) => readPart(app.db, id, 'small', storage),
      readMaster: (id) => readMaster(app.db, id, storage),
      readMedia: media.read,
      removeLeftovers: () => removeLeftovers(app.db, storage),
      page: (records, address) =>
        folders.withContent(records, async (content) =>
          maker.page({ content, uploads: await media.writeLock(), address }),
        ),
      check: (records) =>
        folders.withContent(records, async (content) =>
          maker.check({ content, uploads: await media.writeLock() }),
        ),
    })
    app.addHook('onClose', async () => {
      await Promise.all([publisher.stop(), converter.stop()])
    })
  },
  { name: 'studio', dependencies: ['database', 'site'] },
)
