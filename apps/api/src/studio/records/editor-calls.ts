import type { ContentName } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import type { Config } from '../../settings/config.ts'
import { importContentOnce } from './content-folder.ts'
import { schemaOf } from './content-kinds.ts'

/** Shared OpenAPI settings of the studio's calls. */
export const docs = { tags: ['Studio'], security: bearer }

export type ContentOptions = Pick<Config, 'contentDir'>

/** Guards the studio's calls: owners, and staff who may edit the site. With `contentDir`, the first call imports it. */
export function forEditors(app: FastifyInstance, contentDir?: string): void {
  app.addHook('onRequest', app.editorsOnly)
  if (contentDir === undefined) return
  let isImported = false
  app.addHook('preHandler', async () => {
    if (!isImported) await importContentOnce(app.db, contentDir)
    isImported = true
  })
}

export function assertKnown(name: ContentName): void {
  if (schemaOf(name) === undefined) throw notFound('This record')
}
