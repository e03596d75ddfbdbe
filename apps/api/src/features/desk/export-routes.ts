import type { Readable } from 'node:stream'
import { enquiryFilter, exportInput } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { sessionOf } from '../../http/session.ts'
import { matching, type Where } from '../enquiries/list/enquiry-batches.ts'
import { scopeConditions } from '../operations/scope-store.ts'
import { contentTypes, type ExportFormat, exportEnquiries } from './export-enquiries.ts'

const desk = { tags: ['Desk'], security: bearer }
const file = z.custom<Readable>().describe('The file')

/** Sends the enquiries as a file, and writes the log line and the audit entry. */
async function sendFile(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  format: ExportFormat,
  where: Where,
) {
  const { id: userId } = sessionOf(request)
  request.log.info({ reqId: request.id, event: 'exported', format, userId }, 'exported')
  const entry = { action: 'exported', record: 'enquiries', detail: format } as const
  await writeAudit(app.db, app.actorOf(request), entry)
  const name = `enquiries-${new Date().toISOString().slice(0, 10)}.${format}`
  return reply
    .type(contentTypes[format])
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(exportEnquiries(app.db, format, where))
}

/** Exports of enquiries, for staff. */
export const enquiryExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/enquiries/export',
    {
      // Without a HEAD route, which would read the whole table for nothing.
      exposeHeadRoute: false,
      config: { scope: 'export', handsOut: true },
      schema: {
        ...desk,
        summary: 'Export the enquiries that match a filter',
        description:
          'Streamed without a limit, newest first. `format=json` is an array of enquiries as in the list, each with its plan; `format=csv` is a table for spreadsheets, in which no cell can run as a formula. If the export fails half-way, the connection ends with an error.',
        querystring: enquiryFilter.extend({ format: exportInput.shape.format }),
        response: answers({ 200: file }, 401, 403),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query
      return sendFile(app, request, reply, format, matching(filter))
    },
  )

  app.post(
    '/enquiries/export',
    {
      config: { scope: 'export', handsOut: true, storesNothing: true },
      schema: {
        ...desk,
        summary: 'Export selected enquiries',
        description:
          'Exports the given ids, or everything that a filter matches except the excluded ids. Otherwise as GET.',
        body: exportInput,
        response: answers({ 200: file }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { format, scope } = request.body
      return sendFile(app, request, reply, format, (parameters) => scopeConditions(scope, parameters))
    },
  )
}
