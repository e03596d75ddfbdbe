import { previewInput, previewResult } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers } from '../../http/answers.ts'
import type { Config } from '../../settings/config.ts'
import { beginning } from '../records/begin.ts'
import { addressOf } from '../records/content-kinds.ts'
import { assertKnown, docs, forEditors } from '../records/editor-calls.ts'
import { PREVIEW_HOURS, type PreviewLinks } from './preview-link.ts'

type Options = Pick<Config, 'publicUrl' | 'contentDir'> & { links: PreviewLinks }

/** Preview links. */
export const previewRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { publicUrl, contentDir, links },
) => {
  forEditors(app)
  app.addHook('preHandler', beginning(app.db, contentDir))

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
      await writeAudit(app.db, app.actorOf(request), {
        action: 'added',
        record: 'content',
        detail: 'preview link',
      })
      return reply.code(201).send({
        preview: {
          url: `${publicUrl}/preview/${links.make(expires)}${address}`,
          expiresAt: expires.toISOString(),
        },
      })
    },
  )
}
