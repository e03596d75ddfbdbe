import { Readable } from 'node:stream'
import {
  type ImportChoice,
  importChoice,
  importInput,
  importResult,
  takeInput,
  takeResult,
} from '@susegad/api-client/contract'
import { IMPORT_MAX_BYTES, PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { allowLongUpload } from '../../http/long-upload.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { beginning } from '../records/begin.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { exportArchive } from './export/export-archive.ts'
import { exportedFiles } from './export/exported-files.ts'
import { ArchiveRefused } from './folder/archive-files.ts'
import { builtPictures } from './folder/built-pictures.ts'
import {
  addImport,
  dropImport,
  findImport,
  type ImportRow,
  noteTaken,
  readArchive,
} from './import/import-store.ts'
import { planImport } from './import/plan-import.ts'
import { readIncoming } from './import/read-incoming.ts'
import { tooLarge, uploadOf, uploads } from './import/receive-archive.ts'
import { takeImport } from './import/take-import.ts'
import { withArchive } from './import/with-archive.ts'

const BYTES = 'application/octet-stream'
const GONE = 'This import cannot be taken, or was taken already.'

/** Export of the site's content as an archive, and import as drafts. */
export const transferRoutes: FastifyPluginAsyncZod<
  Pick<Config, 'contentDir' | 'siteDir' | 'dataDir'>
> = async (app, { contentDir, siteDir, dataDir }) => {
  forEditors(app)
  app.addHook('preHandler', beginning(app.db, contentDir))
  app.addContentTypeParser(BYTES, (_request, body, done) => done(null, body))
  const params = z.object({ id: z.string() })
  const isBuilt = await builtPictures(siteDir)

  async function importOf(id: string, by: string): Promise<ImportRow> {
    const found = z.uuid().safeParse(id).success ? await findImport(app.db, id, by) : undefined
    if (!found) throw notFound('This import')
    return found
  }
  const answer = async ({ found, ...row }: ImportRow, choice: ImportChoice) => {
    if (found === null) return { import: { ...row, plan: null } }
    const { plan } = await planImport(app.db, JSON.parse(found), { contentDir, choice, isBuilt })
    return { import: { ...row, plan } }
  }
  const unchosen = importChoice.parse({})
  const upload = uploads()

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
        summary: 'Upload a folder of content',
        description: `A zip archive as ${BYTES}, at most ${IMPORT_MAX_BYTES} bytes. It takes the place of the former one of the same person, and is gone after a day.`,
        querystring: importInput,
        response: answers({ 201: importResult }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const { body, raw } = request
      const { id } = sessionOf(request)
      if (!(body instanceof Readable)) throw new HttpError(415, `Send the archive as ${BYTES}.`)
      if (Number(request.headers['content-length']) > IMPORT_MAX_BYTES) throw tooLarge()
      allowLongUpload(raw, reply.raw)
      const row = await upload(id, body, () =>
        withArchive(dataDir, uploadOf(body), async ({ files, refused, size, read }) => {
          // Checking takes longer than a connection may be silent. An injected call has no timeout.
          raw.socket.setTimeout?.(0)
          const found = JSON.stringify(await readIncoming(files, contentDir, refused))
          return addImport(app.db, id, { name: request.query.name, size, found }, read(PHOTO_CHUNK_BYTES))
        }),
      ).catch((error: unknown) => {
        // Whatever else arrives would be read for nothing.
        if (!raw.complete) reply.header('connection', 'close')
        throw error instanceof ArchiveRefused ? new HttpError(422, error.message, { cause: error }) : error
      })
      return reply.code(201).send(await answer(row, unchosen))
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
      const { _id, found } = await importOf(request.params.id, sessionOf(request).id)
      if (found === null) throw new HttpError(409, GONE)
      const incoming = JSON.parse(found)
      const taken = await withArchive(dataDir, readArchive(app.db, _id), ({ files }) =>
        takeImport(app.db, {
          contentDir,
          isBuilt,
          incoming,
          files,
          input: request.body,
          by: app.actorOf(request),
          also: (tx) => noteTaken(tx, _id),
        }),
      ).catch((error: unknown) => {
        // Its plan was there a moment ago, so another call has applied or deleted it meanwhile.
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
