import { Readable } from 'node:stream'
import { importChoice, importInput, importResult, takeInput, takeResult } from '@susegad/api-client/contract'
import { IMPORT_MAX_BYTES } from '@susegad/api-client/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { idParams } from '../../http/ids.ts'
import { allowLongUpload } from '../../http/long-upload.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { convertSoon } from '../photos/converter.ts'
import { type ContentOptions, docs, forEditors } from '../records/editor-calls.ts'
import { builtPictures } from '../site/built-maker.ts'
import { exportArchive } from './export/export-archive.ts'
import { exportedFiles } from './export/exported-files.ts'
import { dropImport, findImport } from './import/import-store.ts'
import { tooLarge, uploadOf, uploads } from './import/receive-archive.ts'
import { type Importing, importView, storeArchive, takeStored } from './import/stored-import.ts'

type ImportOptions = Pick<Config, 'contentDir' | 'siteDir' | 'dataDir'>

const BYTES = 'application/octet-stream'

export const siteExportRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, { contentDir }) => {
  forEditors(app, contentDir)

  app.get(
    '/content/export',
    {
      // Without a HEAD route, which would read every photo for nothing.
      exposeHeadRoute: false,
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
      const by = app.actorOf(request)
      await writeAudit(app.db, by, { action: 'exported', record: 'content', detail: 'folder' })
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="site-${exported.number}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(exportArchive(exported))
    },
  )
}

export const siteImportRoutes: FastifyPluginAsyncZod<ImportOptions> = async (app, options) => {
  const { contentDir, siteDir, dataDir } = options
  forEditors(app, contentDir)
  app.addContentTypeParser(BYTES, (_request, body, done) => done(null, body))
  const importing: Importing = { contentDir, dataDir, isBuilt: await builtPictures(siteDir) }
  const receive = uploads()

  app.post(
    '/content/imports',
    {
      schema: {
        ...docs,
        summary: 'Upload a folder of content',
        description: `A zip archive as ${BYTES}, at most ${IMPORT_MAX_BYTES} bytes. It takes the place of the former one of the same person, and is gone after a day.`,
        querystring: importInput,
        response: answers({ 201: importResult }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const { id: by } = sessionOf(request)
      const row = await receiveUpload(request, reply, (body, onReceived) => {
        const archive = { name: request.query.name, bytes: uploadOf(body) }
        return receive(by, body, () => storeArchive(app.db, importing, by, archive, onReceived))
      })
      return reply.code(201).send(await importView(app.db, importing, row, importChoice.parse({})))
    },
  )

  app.get(
    '/content/imports/:id',
    {
      schema: {
        ...docs,
        summary: 'Get an import: what applying it would change, compared with the current drafts',
        params: idParams,
        querystring: importChoice,
        response: answers({ 200: importResult }, 401, 403, 404, 422),
      },
    },
    async (request) => {
      const row = await findImport(app.db, request.params.id, sessionOf(request).id)
      return importView(app.db, importing, row, request.query)
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
        params: idParams,
        body: takeInput,
        response: answers({ 200: takeResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { params, body } = request
      const taken = await takeStored(app.db, importing, params.id, body, app.actorOf(request))
      convertSoon(app)
      return { taken }
    },
  )

  app.delete(
    '/content/imports/:id',
    {
      schema: {
        ...docs,
        summary: 'Discard an import; drafts that came from it stay',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { _id } = await findImport(app.db, request.params.id, sessionOf(request).id)
      await dropImport(app.db, _id)
      return reply.code(204).send(null)
    },
  )
}

async function receiveUpload<T>(
  { body, raw, headers }: Pick<FastifyRequest, 'body' | 'raw' | 'headers'>,
  reply: Pick<FastifyReply, 'raw' | 'header'>,
  store: (body: Readable, onReceived: () => void) => Promise<T>,
): Promise<T> {
  if (!(body instanceof Readable)) throw new HttpError(415, `Send the archive as ${BYTES}.`)
  if (Number(headers['content-length']) > IMPORT_MAX_BYTES) throw tooLarge()
  allowLongUpload(raw, reply.raw)
  try {
    // Checking takes longer than a connection may be silent. An injected call has no timeout.
    return await store(body, () => raw.socket.setTimeout?.(0))
  } catch (error) {
    // Don't read the rest of a refused upload.
    if (!raw.complete) reply.header('connection', 'close')
    throw error
  }
}
