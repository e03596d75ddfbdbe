import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../http/http-error.ts'
import { listDrafts } from './drafts/draft-store.ts'
import { previewOf } from './preview/draft-site.ts'
import { leftOutSentence } from './preview/left-out.ts'
import type { PreviewLinks } from './preview/preview-link.ts'
import { awaitedPage, previewHeaders, previewPage } from './preview/preview-page.ts'
import { previews } from './preview/previews.ts'
import { readPublished } from './records/record-store.ts'
import { readSeen } from './releases/seen-version.ts'

const address = /^[a-z0-9/-]{0,200}$/

/** A page with all drafts, for whoever has the link. */
export const previewPageRoute: FastifyPluginAsyncZod<{ links: PreviewLinks }> = async (app, { links }) => {
  const preview = previews(async (path) =>
    previewOf({ published: await readPublished(app.db), drafts: await listDrafts(app.db) }, path, app.studio),
  )

  app.get(
    '/preview/:token/*',
    { schema: { hide: true, params: z.object({ token: z.string(), '*': z.string() }) } },
    async (request, reply) => {
      const { token, '*': path } = request.params
      if (!links.isOpen(token)) throw notFound('This preview has ended, or')
      if (!address.test(path)) throw notFound('This page')
      const { version } = await readSeen(app.db)
      const { html, leftOut, isAwaited } = await preview(version, `/${path.replace(/\/+$/, '')}`)
      const sentence = leftOutSentence(leftOut)
      if (html === undefined && !isAwaited) throw notFound('This page')
      return reply
        .headers(previewHeaders)
        .type('text/html; charset=utf-8')
        .send(html === undefined ? awaitedPage(sentence) : previewPage(html, `/preview/${token}`, sentence))
    },
  )
}
