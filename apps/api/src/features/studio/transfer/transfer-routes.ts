import type { Readable } from 'node:stream'
import {
  type ImportChoice,
  importChoice,
  importInput,
  importResult,
  takeInput,
  takeResult,
} from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import { writeAudit } from '../../../db/stores/audit-store.ts'
import { answers, nothing } from '../../../http/answers.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { sessionOf } from '../../../http/session.ts'
import { docs, forEditors } from '../editor-calls.ts'
import { beginning } from '../records/begin.ts'
import { exportArchive } from './export/export-archive.ts'
import { exportedFiles } from './export/exported-files.ts'
import { ArchiveRefused } from './folder/archive-files.ts'
import { builtPictures } from './folder/built-pictures.ts'
import { readArrived, withArchive } from './import/import-reader.ts'
import {
  addImport,
  appendImport,
  dropImport,
  findImport,
  type ImportRow,
  noteTaken,
  readFound,
} from './import/import-store.ts'
import { planImport } from './import/plan-import.ts'
import type { Incoming } from './import/read-incoming.ts'
import { takeImport } from './import/take-import.ts'

const BYTES = 'application/octet-stream'
const GONE = 'This import cannot be taken, or was taken already.'

/** Export of the site's content as an archive, and import as drafts. */
export const transferRoutes: FastifyPluginAsyncZod<Pick<Config, 'contentDir' | 'siteDir'>> = async (
  app,
  { contentDir, siteDir },
) => {
  forEditors(app)
  app.addHook('preHandler', beginning(app.db, contentDir))
  app.addContentTypeParser(
    BYTES,
    { parseAs: 'buffer', bodyLimit: PHOTO_CHUNK_BYTES },
    (_request, body, done) => done(null, body),
  )
  const params = z.object({ id: z.string() })
  const isBuilt = await builtPictures(siteDir)

  async function importOf(id: string, by: string): Promise<ImportRow> {
    const found = z.uuid().safeParse(id).success ? await findImport(app.db, id, by) : undefined
    if (!found) throw notFound('This import')
    return found
  }
  const readFolder = async (id: string): Promise<Incoming> => {
    const found = await readFound(app.db, id)
    if (found === null) throw notFound('This import')
    return JSON.parse(found)
  }
  const answer = async (row: ImportRow, choice: ImportChoice) => {
    if (row.state !== 'ready') return { import: { ...row, plan: null } }
    const incoming = await readFolder(row._id)
    const { plan } = await planImport(app.db, incoming, { contentDir, choice, isBuilt })
    return { import: { ...row, plan } }
  }
  const unchosen = importChoice.parse({})
  const readSoon = (id: string) => {
    readArrived(app.db, id, contentDir).catch((error: unknown) =>
      app.log.error(error, 'an archive is read again'),
    )
  }

  app.get(
    '/content/export',
    {
      schema: {
        ...docs,
        summary: 'Export what is published, as a folder of JSON files and photos',
        description:
          'A zip archive of a folder that CONTENT_DIR can point to. It stays the same until something is published. Records that were never changed are the files from which the site was built.',
        response: answers({ 200: z.custom<Readable>().describe('The archive') }, 401, 403, 422),
      },
    },
    async (request, reply) => {
      const exported = await exportedFiles(app.db, { contentDir, readMaster: app.studio.readMaster })
      await writeAudit(app.db, app.actorOf(request), {
        action: 'exported',
        record: 'content',
        detail: 'folder',
      })
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="site-${exported.number}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(exportArchive(exported))
    },
  )

  app.post(
    '/content/imports',
    {
      schema: {
        ...docs,
        summary: 'Start the upload of a folder of content',
        description:
          'A zip archive, whose bytes follow in chunks. It replaces your previous import, and is removed after a day.',
        body: importInput,
        response: answers({ 201: importResult }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const { name, size } = request.body
      const row = await app.db.transaction((tx) => addImport(tx, sessionOf(request).id, name, size))
      return reply.code(201).send(await answer(row, unchosen))
    },
  )

  app.put(
    '/content/imports/:id/bytes',
    {
      bodyLimit: PHOTO_CHUNK_BYTES,
      schema: {
        ...docs,
        summary: 'Send the next bytes of an archive',
        description: `At most ${PHOTO_CHUNK_BYTES} bytes as ${BYTES}. 409 if the offset is wrong: read the import, then continue at \`received\`.`,
        params,
        querystring: z.object({ offset: z.coerce.number({ error: 'Offset must be a number' }).int().min(0) }),
        response: answers({ 200: importResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { body, params, query } = request
      const { id } = sessionOf(request)
      const { _id } = await importOf(params.id, id)
      if (!Buffer.isBuffer(body)) throw new HttpError(415, `Send the bytes as ${BYTES}.`)
      if (body.length === 0) throw new HttpError(400, 'There are no bytes in this chunk.')
      const taken = await app.db.transaction((tx) => appendImport(tx, _id, query.offset, body))
      if (!taken)
        throw new HttpError(409, 'Another chunk was expected. Read the import and continue from there.')
      const row = await importOf(_id, id)
      if (row.state === 'reading') readSoon(_id)
      return answer(row, unchosen)
    },
  )

  app.get(
    '/content/imports/:id',
    {
      schema: {
        ...docs,
        summary: 'Get an import: what applying it would change, compared with the current drafts',
        params,
        querystring: importChoice,
        response: answers({ 200: importResult }, 401, 403, 404, 422),
      },
    },
    async (request) => {
      const row = await importOf(request.params.id, sessionOf(request).id)
      // Resume reading after a killed process.
      if (row.state === 'reading') readSoon(row._id)
      return answer(row, request.query)
    },
  )

  app.post(
    '/content/imports/:id/take',
    {
      schema: {
        ...docs,
        summary: 'Apply an import: save its differences as drafts',
        description:
          'All or nothing: 409 if anybody has changed the site since the plan was read. Visitors see nothing until it is published.',
        params,
        body: takeInput,
        response: answers({ 200: takeResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { _id, state } = await importOf(request.params.id, sessionOf(request).id)
      if (state !== 'ready') throw new HttpError(409, GONE)
      const incoming = await readFolder(_id)
      const taken = await withArchive(app.db, _id, ({ files }) =>
        takeImport(app.db, {
          ...{ contentDir, isBuilt, incoming, files, input: request.body },
          by: app.actorOf(request),
          also: (tx) => noteTaken(tx, _id),
        }),
      ).catch((error: unknown) => {
        // It was complete before: another call has applied or deleted it since.
        throw error instanceof ArchiveRefused ? new HttpError(409, GONE, { cause: error }) : error
      })
      app.studio.convert().catch((error: unknown) => app.log.error(error, 'a photo is converted again'))
      return { taken }
    },
  )

  app.delete(
    '/content/imports/:id',
    {
      schema: {
        ...docs,
        summary: 'Discard an import; drafts that came from it stay',
        params,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { _id } = await importOf(request.params.id, sessionOf(request).id)
      await dropImport(app.db, _id)
      return reply.code(204).send(null)
    },
  )
}
