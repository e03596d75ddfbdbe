import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../http/http-error.ts'
import type { PreviewLinks } from './preview/preview-link.ts'
import { previewHeaders, previewPage } from './preview/preview-page.ts'
import { previews } from './preview/previews.ts'
import { withDrafts } from './releases/compose.ts'
import { readSeen } from './releases/seen-version.ts'

const address = /^[a-z0-9/-]{0,200}$/

/** A page with all drafts, for whoever has the link. */
export const previewPageRoute: FastifyPluginAsyncZod<{ links: PreviewLinks }> = async (app, { links }) => {
  const page = previews(async (path) => app.studio.page(await withDrafts(app.db), path))

  app.get(
    '/preview/:token/*',
    { schema: { hide: true, params: z.object({ token: z.string(), '*': z.string() }) } },
    async (request, reply) => {
      const { token, '*': path } = request.params
      if (!links.isOpen(token)) throw notFound('This preview has ended, or')
      if (!address.test(path)) throw notFound('This page')
      const { version } = await readSeen(app.db)
      const html = await page(version, `/${path.replace(/\/+$/, '')}`)
      if (html === undefined) throw notFound('This page')
      return reply
        .headers(previewHeaders)
        .type('text/html; charset=utf-8')
        .send(previewPage(html, `/preview/${token}`))
    },
  )
}
