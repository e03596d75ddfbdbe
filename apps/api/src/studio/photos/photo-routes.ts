import { cropInput, pageQuery, photoList, photoResult, pictureList } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { lockContent } from '../records/record-store.ts'
import { convertSoon } from './converter.ts'
import { addCrop, findCrop, lockMaster, type Point, removeUnusedCrops } from './crop-store.ts'
import { findPhoto, listPhotos, listReady, removePhoto } from './photo-store.ts'
import { assertPhotosFit, countPhotos } from './upload-store.ts'

/** Most crops of one photo: each has files in every size. */
const MOST_CROPS = 40

export const photoRoutes: FastifyPluginAsyncZod = async (app) => {
  forEditors(app)

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
      const photos = await listPhotos(app.db, limit, (page - 1) * limit)
      return { photos, total, totalPages: Math.ceil(total / limit), page, limit }
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
      const built = app.sitePictures().map((picture) => ({ ...picture, photo: null }))
      return { pictures: [...(await listReady(app.db)), ...built] }
    },
  )

  app.get(
    '/content/photos/:id',
    {
      schema: {
        ...docs,
        summary: 'Get a photo: upload progress and result',
        params: idParams,
        response: answers({ 200: photoResult }, 401, 403, 404),
      },
    },
    async (request) => ({ photo: await findPhoto(app.db, request.params.id) }),
  )
}

/** Crops and deletes photos. */
export const photoActionRoutes: FastifyPluginAsyncZod = async (app) => {
  forEditors(app)

  app.post(
    '/content/photos/:id/crops',
    {
      schema: {
        ...docs,
        summary: 'Crop a photo around its focal point',
        description:
          'Creates another photo, which records show by its `src`. Records that show the original keep it.',
        params: idParams,
        body: cropInput,
        response: answers({ 200: photoResult, 201: photoResult }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { id, isNew } = await cropPhoto(app.db, params.id, body.focus, app.actorOf(request))
      if (isNew) convertSoon(app)
      return reply.code(isNew ? 201 : 200).send({ photo: await findPhoto(app.db, id) })
    },
  )

  app.delete(
    '/content/photos/:id',
    {
      schema: {
        ...docs,
        summary: 'Delete an unused photo',
        description: 'Only a photo that is used neither now nor in a release that can be restored.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      await deleteUnused(app.db, request.params.id, app.actorOf(request))
      return reply.code(204).send(null)
    },
  )
}

/** The crop of a photo around a point, which is added if there is none. */
async function cropPhoto(db: Database, photoId: string, focus: Point, by: Actor) {
  const { _id } = await findPhoto(db, photoId)
  return db.transaction(async (tx) => {
    // Locks saving, so that no new draft can use a crop that is deleted here.
    await lockContent(tx)
    const master = await lockMaster(tx, _id)
    if (master === undefined) throw new HttpError(422, 'This photo is not ready yet.')
    const found = await findCrop(tx, master, focus)
    if (found !== undefined) return { id: found, isNew: false }
    if ((await removeUnusedCrops(tx, master)) >= MOST_CROPS)
      throw new HttpError(
        422,
        `This photo has ${MOST_CROPS} crops. Try again tomorrow: crops that no page shows are deleted after a day.`,
      )
    assertPhotosFit(await countPhotos(tx), 1, 0)
    const id = await addCrop(tx, { id: _id, master }, focus, by.id)
    await writeAudit(tx, by, { action: 'changed', record: 'photo', recordId: id })
    return { id, isNew: true }
  })
}

async function deleteUnused(db: Database, id: string, by: Actor) {
  await db.transaction(async (tx) => {
    // Locks saving, so that no new draft can use this photo.
    await lockContent(tx)
    const { _id, used } = await findPhoto(tx, id)
    if (used.length > 0)
      throw new HttpError(
        422,
        'This photo is used on your site, in a draft or in a version you can restore, so it can’t be deleted.',
      )
    await removePhoto(tx, _id)
    await writeAudit(tx, by, { action: 'deleted', record: 'photo', recordId: _id })
  })
}
