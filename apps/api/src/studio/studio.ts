import fp from 'fastify-plugin'
import { removeLeftovers } from '../photo-storage/leftover-store.ts'
import { readMaster, readPart } from '../photo-storage/part-store.ts'
import type { Config } from '../settings/config.ts'
import { createConverter } from './photos/converter.ts'
import type { WrittenRecord } from './records/written-records.ts'
import { createPublisher, type Publisher } from './releases/publisher.ts'
import { siteFolders } from './site/site-folders.ts'
import type { SiteMaker, SiteProblem } from './site/site-maker.ts'
import { siteMedia } from './site/site-media.ts'

declare module 'fastify' {
  interface FastifyInstance {
    studio: Pick<Publisher, 'isBehind' | 'round' | 'resume'> & {
      convert: () => Promise<void>
      /** The thumbnail of a photo; empty if there is none. */
      readSmall: (id: string) => Promise<Buffer>
      readMaster: (id: string) => Promise<Buffer>
      /** An encoded photo by its path below the media. */
      readMedia: (path: string) => Promise<Buffer | undefined>
      /** Deletes unused objects from the photo storage. */
      removeLeftovers: () => Promise<void>
      check: (records: readonly WrittenRecord[]) => Promise<SiteProblem[]>
      page: (records: readonly WrittenRecord[], address: string) => Promise<string | undefined>
    }
  }
}

type Options = Pick<Config, 'dataDir' | 'contentDir'> & { maker: SiteMaker }

/** Renders the site from the database, and serves it. */
export const studioPlugin = fp<Options>(
  async (app, { maker, dataDir, contentDir }) => {
    const { db, log } = app
    const storage = app.photoStorage
    const folders = siteFolders(dataDir, contentDir)
    const media = siteMedia(db, dataDir, storage)
    const publisher = createPublisher({ db, maker, folders, media, serve: app.serveSite }, log)
    const converter = createConverter({ db, storage, log })
    app.decorate('studio', {
      isBehind: publisher.isBehind,
      round: publisher.round,
      resume: async () => {
        await converter.resume()
        await publisher.resume()
      },
      convert: converter.round,
      readSmall: (id) => readPart(db, id, 'small', storage),
      readMaster: (id) => readMaster(db, id, storage),
      readMedia: media.read,
      removeLeftovers: () => removeLeftovers(db, storage),
      page: async (records, address) => {
        const uploads = await media.writeLock()
        return folders.withContent(records, (content) => maker.page({ content, uploads, address }))
      },
      check: async (records) => {
        const uploads = await media.writeLock()
        return folders.withContent(records, (content) => maker.check({ content, uploads }))
      },
    })
    app.addHook('onClose', async () => {
      await Promise.all([publisher.stop(), converter.stop()])
    })
  },
  { name: 'studio', dependencies: ['database', 'site'] },
)
