import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'

/** A thumbnail of a photo's crop, and the whole photo. An img sends no session, so the unguessable id is the key. */
export const studioPhotoRoute: FastifyPluginAsyncZod = async (app) => {
  // Called late: the studio is registered after its routes.
  const forms = [
    { form: 'small', type: 'image/webp', read: (id: string) => app.studio.readSmall(id) },
    { form: 'whole', type: 'image/jpeg', read: (id: string) => app.studio.readMaster(id) },
  ]
  for (const { form, type, read } of forms)
    app.get(
      `/content/photos/:id/${form}`,
      { schema: { hide: true, params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        const { id } = request.params
        const bytes = isId(id) ? await read(id) : Buffer.alloc(0)
        if (bytes.length === 0) throw notFound('This photo')
        return reply
          .type(type)
          .header('cache-control', 'private, max-age=86400')
          .header('x-robots-tag', 'noindex')
          .send(bytes)
      },
    )
}
