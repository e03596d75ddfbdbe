import { type ContentName, contentName } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { schemaOf } from './content-kinds.ts'

/** Shared OpenAPI settings of the studio's calls. */
export const docs = { tags: ['Studio'], security: bearer }
export const nameParams = contentName

/** Guards the studio's calls: owners, and staff who may edit the site. */
export function forEditors(app: FastifyInstance): void {
  app.addHook('onRequest', app.editorsOnly)
}

/** Rejects unknown record names. */
export function assertKnown(name: ContentName): void {
  if (schemaOf(name) === undefined) throw notFound('This record')
}
