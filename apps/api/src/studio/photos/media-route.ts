import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../http/http-error.ts'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** A file name only: no slash, no dots, so no path traversal. */
const fileName = /^[0-9a-f]{24}-\d{1,5}\.[0-9a-f]{8}\.(avif|webp|jpg)$/

/** Serves uploaded photos at the URLs that pages use for pictures. */
export const mediaRoute: FastifyPluginAsyncZod = async (app) => {
  // The photos themselves, and their link preview images.
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
