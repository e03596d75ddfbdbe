import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A file name only: no slash, no dots, so no path traversal. */
const fileName = /^[0-9a-f]{24}-\d{1,5}\.[0-9a-f]{8}\.(avif|webp|jpg)$/

/** Serves uploaded photos and their link preview images at the URLs that pages use for pictures. */
export const mediaRoute: FastifyPluginAsyncZod = async (app) => {
  for (const folder of ['uploads', 'social/uploads'])
    app.get(
      `/media/${folder}/:file`,
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const [file, type = ''] = fileName.exec(request.params.file) ?? []
        const body = file === undefined ? undefined : await app.studio.readMedia(`${folder}/${file}`)
        if (body === undefined) throw notFound('This picture')
        return reply
          .type(types[type] ?? '')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(body)
      },
    )
}

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
      { schema: { hide: true, params: idParams } },
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
