import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../../http/http-error.ts'

/** The thumbnail of a photo. An img sends no session, so the unguessable id is the key. */
export const smallPhotoRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/content/photos/:id/small',
    { schema: { hide: true, params: z.object({ id: z.string() }) } },
    async (request, reply) => {
      const { id } = request.params
      const bytes = z.uuid().safeParse(id).success ? await app.studio.readSmall(id) : Buffer.alloc(0)
      if (bytes.length === 0) throw notFound('This photo')
      return reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=86400')
        .header('x-robots-tag', 'noindex')
        .send(bytes)
    },
  )
}
