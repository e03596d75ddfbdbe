import { previewInput, previewResult } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers } from '../../http/answers.ts'
import type { Config } from '../../settings/config.ts'
import { addressOf } from '../records/content-kinds.ts'
import { assertKnown, docs, forEditors } from '../records/editor-calls.ts'
import { PREVIEW_HOURS, type PreviewLinks } from './preview-link.ts'

type Options = Pick<Config, 'publicUrl' | 'contentDir'> & { links: PreviewLinks }

export const previewRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { publicUrl, contentDir, links } = options
  forEditors(app, contentDir)

  app.post(
    '/content/previews',
    {
      schema: {
        ...docs,
        summary: 'Create a preview link that shows the site with all drafts',
        description: `Works for ${PREVIEW_HOURS} hours, without signing in. Always shows the newest drafts. Search engines do not list it.`,
        body: previewInput,
        response: answers({ 201: previewResult }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { record } = request.body
      if (record) assertKnown(record)
      const address = (record && addressOf(record)) ?? '/'
      const expires = new Date(Date.now() + PREVIEW_HOURS * 3_600_000)
      const by = app.actorOf(request)
      await writeAudit(app.db, by, { action: 'added', record: 'content', detail: 'preview link' })
      const url = `${publicUrl}/preview/${links.make(expires)}${address}`
      return reply.code(201).send({ preview: { url, expiresAt: expires.toISOString() } })
    },
  )
}
