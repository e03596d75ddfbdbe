import {
  cropInput,
  type Photo,
  pageQuery,
  photoInput,
  photoList,
  photoResult,
  pictureList,
} from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { lockContent } from '../records/record-store.ts'
import { addCrop, findCrop, lockMaster, MOST_CROPS, removeUnusedCrops } from './crop-store.ts'
import {
  addPhoto,
  countPhotos,
  findPhoto,
  listPhotos,
  listReady,
  MOST_PHOTOS,
  type PhotoRow,
  removePhoto,
} from './photo-store.ts'
import { appendBytes, lockUploads, MOST_WAITING_BYTES, PHOTOS_WAIT } from './upload-store.ts'

const MOST_OPEN = 50
const BYTES = 'application/octet-stream'

const smallUrl = (id: string) => `/api/content/photos/${id}/small`
const wholeUrl = (id: string) => `/api/content/photos/${id}/whole`

const viewOf = (row: PhotoRow): Photo => ({
  ...row,
  wholeUrl: row.width === null ? null : wholeUrl(row._id),
  url: row.width === null ? null : smallUrl(row._id),
})

/** Photos of the site: uploaded in chunks, converted in the background. */
export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  forEditors(app)
  const params = z.object({ id: z.string() })
  app.addContentTypeParser(
    BYTES,
    { parseAs: 'buffer', bodyLimit: PHOTO_CHUNK_BYTES },
    (_request, body, done) => done(null, body),
  )

  const photoOf = async (id: string, db: Queries = app.db): Promise<PhotoRow> => {
    const found = isId(id) ? await findPhoto(db, id) : undefined
    if (!found) throw notFound('This photo')
    return found
  }
  const answer = async (id: string) => ({ photo: viewOf(await photoOf(id)) })
  const kick = () => {
    app.studio.convert().catch((error: unknown) => app.log.error(error, 'a photo is converted again'))
  }

  app.get(
    '/content/photos',
    {
      schema: {
        ...docs,
        summary: 'List uploaded photos, newest first',
        querystring: pageQuery,
        response: answers({ 200: photoList }, 401, 403),
      },
    },
    async (request) => {
      const { page, limit } = request.query
      const { all: total } = await countPhotos(app.db)
      const rows = await listPhotos(app.db, limit, (page - 1) * limit)
      return { photos: rows.map(viewOf), total, totalPages: Math.ceil(total / limit), page, limit }
    },
  )

  app.get(
    '/content/pictures',
    {
      schema: {
        ...docs,
        summary: 'List all images that a record can show',
        response: answers({ 200: pictureList }, 401, 403),
      },
    },
    async () => {
      const uploaded = await listReady(app.db)
      return {
        pictures: [
          ...uploaded.map(({ _id, focus, ...picture }) => ({
            ...picture,
            url: smallUrl(_id),
            photo: { _id, focus, wholeUrl: wholeUrl(_id) },
          })),
          ...app.sitePictures().map((picture) => ({ ...picture, photo: null })),
        ],
      }
    },
  )

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
      const { name, size } = request.body
      const id = await app.db.transaction(async (tx) => {
        await lockUploads(tx)
        const { all, open, waitingBytes } = await countPhotos(tx)
        if (all >= MOST_PHOTOS) throw new HttpError(422, 'There are too many photos. Remove some first.')
        if (open >= MOST_OPEN)
          throw new HttpError(422, 'Too many uploads are unfinished. Finish those first.')
        if (waitingBytes + size > MOST_WAITING_BYTES) throw new HttpError(422, PHOTOS_WAIT)
        return addPhoto(tx, { name, size, by: sessionOf(request).id })
      })
      return reply.code(201).send(await answer(id))
    },
  )

  app.get(
    '/content/photos/:id',
    {
      schema: {
        ...docs,
        summary: 'Get a photo: upload progress and result',
        params,
        response: answers({ 200: photoResult }, 401, 403, 404),
      },
    },
    async (request) => answer(request.params.id),
  )

  app.put(
    '/content/photos/:id/bytes',
    {
      bodyLimit: PHOTO_CHUNK_BYTES,
      schema: {
        ...docs,
        summary: 'Send the next bytes of an upload',
        description: `At most ${PHOTO_CHUNK_BYTES} bytes as ${BYTES}. 409 if the offset is wrong: read the photo, then continue at \`received\`.`,
        params,
        querystring: z.object({ offset: z.coerce.number({ error: 'Offset must be a number' }).int().min(0) }),
        response: answers({ 200: photoResult }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      await photoOf(id)
      const { body } = request
      if (!Buffer.isBuffer(body)) throw new HttpError(415, `Send the bytes as ${BYTES}.`)
      if (body.length === 0) throw new HttpError(400, 'There are no bytes in this chunk.')
      const photo = await app.db.transaction(async (tx) => {
        const taken = await appendBytes(tx, id, request.query.offset, body)
        if (!taken)
          throw new HttpError(409, 'Another chunk was expected. Read the photo and continue from there.')
        const now = viewOf(await photoOf(id, tx))
        if (now.state === 'converting')
          await writeAudit(tx, app.actorOf(request), { action: 'added', record: 'photo', recordId: id })
        return now
      })
      if (photo.state === 'converting') kick()
      return { photo }
    },
  )

  app.post(
    '/content/photos/:id/crops',
    {
      schema: {
        ...docs,
        summary: 'Crop a photo around its focal point',
        description:
          'Creates another photo, which records show by its `src`. Records that show the original keep it.',
        params,
        body: cropInput,
        response: answers({ 200: photoResult, 201: photoResult }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { focus } = request.body
      const { _id: id } = await photoOf(request.params.id)
      const { crop, isNew } = await app.db.transaction(async (tx) => {
        // Locks saving, so that no new draft can use a crop that is deleted here.
        await lockContent(tx)
        const master = await lockMaster(tx, id)
        if (master === undefined) throw new HttpError(422, 'This photo is not ready yet.')
        const there = await findCrop(tx, master, focus)
        if (there !== undefined) return { crop: there, isNew: false }
        if ((await removeUnusedCrops(tx, master)) >= MOST_CROPS)
          throw new HttpError(
            422,
            `This photo has ${MOST_CROPS} crops. Try again tomorrow: crops that no page shows are deleted after a day.`,
          )
        if ((await countPhotos(tx)).all >= MOST_PHOTOS)
          throw new HttpError(422, 'There are too many photos. Remove some first.')
        const added = await addCrop(tx, { id, master }, focus, sessionOf(request).id)
        await writeAudit(tx, app.actorOf(request), { action: 'changed', record: 'photo', recordId: added })
        return { crop: added, isNew: true }
      })
      if (isNew) kick()
      return reply.code(isNew ? 201 : 200).send(await answer(crop))
    },
  )

  app.delete(
    '/content/photos/:id',
    {
      schema: {
        ...docs,
        summary: 'Delete an unused photo',
        description: 'Only a photo that is used neither now nor in a release that can be restored.',
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      await app.db.transaction(async (tx) => {
        // Locks saving, so that no new draft can use this photo.
        await lockContent(tx)
        const { _id, used } = await photoOf(request.params.id, tx)
        if (used.length > 0)
          throw new HttpError(422, 'A record shows this photo, or did in a release that can be restored.')
        await removePhoto(tx, _id)
        await writeAudit(tx, app.actorOf(request), { action: 'deleted', record: 'photo', recordId: _id })
      })
      return reply.code(204).send(null)
    },
  )
}
