import { photoInput, photoResult } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { acceptChunks, assertChunk, chunkDescription, chunkQuery } from '../../http/upload-chunk.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { convertSoon } from './converter.ts'
import { findPhoto } from './photo-store.ts'
import { addPhoto, appendBytes, assertPhotosFit, countPhotos, lockUploads } from './upload-store.ts'

const MOST_OPEN = 50

/** Photos are uploaded in chunks, and converted in the background. */
export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  forEditors(app)
  acceptChunks(app, PHOTO_CHUNK_BYTES)

  app.post(
    '/content/photos',
    {
      schema: {
        ...docs,
        summary: 'Start the upload of a photo',
        description:
          'JPEG, PNG, WebP or AVIF; the format is detected from the content. The bytes follow in chunks. An unfinished upload is removed after a day.',
        body: photoInput,
        response: answers({ 201: photoResult }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const photo = await startUpload(app.db, request.body, app.actorOf(request))
      return reply.code(201).send({ photo })
    },
  )

  app.put(
    '/content/photos/:id/bytes',
    {
      bodyLimit: PHOTO_CHUNK_BYTES,
      schema: {
        ...docs,
        summary: 'Send the next bytes of an upload',
        description: `${chunkDescription(PHOTO_CHUNK_BYTES)} 409 if the offset is wrong: read the photo, then continue at \`received\`.`,
        params: idParams,
        querystring: chunkQuery,
        response: answers({ 200: photoResult }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { params, query, body } = request
      const photo = await receiveChunk(app.db, params.id, query.offset, body, app.actorOf(request))
      if (photo.state === 'converting') convertSoon(app)
      return { photo }
    },
  )
}

async function startUpload(db: Database, { name, size }: z.output<typeof photoInput>, by: Actor) {
  const id = await db.transaction(async (tx) => {
    await lockUploads(tx)
    const counts = await countPhotos(tx)
    if (counts.open >= MOST_OPEN)
      throw new HttpError(422, 'Too many uploads are unfinished. Finish those first.')
    assertPhotosFit(counts, 1, size)
    return addPhoto(tx, { name, size, by: by.id })
  })
  return findPhoto(db, id)
}

async function receiveChunk(db: Database, id: string, offset: number, body: unknown, by: Actor) {
  await findPhoto(db, id)
  const bytes = assertChunk(body)
  return db.transaction(async (tx) => {
    if (!(await appendBytes(tx, id, offset, bytes)))
      throw new HttpError(409, 'Another chunk was expected. Read the photo and continue from there.')
    const photo = await findPhoto(tx, id)
    if (photo.state === 'converting')
      await writeAudit(tx, by, { action: 'added', record: 'photo', recordId: id })
    return photo
  })
}
