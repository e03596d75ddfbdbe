import type { Readable } from 'node:stream'
import {
  changeInput,
  changeResultSchema,
  conflictSchema,
  enquiryFilter,
  enquiryListSchema,
  enquiryQuery,
  exportInput,
  noteInput,
  noteResultSchema,
  selectedSchema,
  selectInput,
} from '@susegad/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { addNote } from '../enquiries/enquiry-store.ts'
import { listEnquiries, matching, selectIds, type Where } from '../enquiries/list/enquiry-list-store.ts'
import { toPage } from '../enquiries/list/page.ts'
import { scopeConditions } from '../operations/scope-store.ts'
import { changeEnquiry } from './change-enquiry.ts'
import { contentTypes, type ExportFormat, exportEnquiries } from './export-enquiries.ts'

const tags = ['Desk']
const security = bearer

/** Routes for staff to find, read and answer enquiries. */
export const deskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  async function sendFile(request: FastifyRequest, reply: FastifyReply, format: ExportFormat, where: Where) {
    request.log.info(
      { reqId: request.id, event: 'exported', format, userId: sessionOf(request).id },
      'exported',
    )
    await writeAudit(app.db, app.actorOf(request), {
      action: 'exported',
      record: 'enquiries',
      detail: format,
    })
    const name = `enquiries-${new Date().toISOString().slice(0, 10)}.${format}`
    return reply
      .type(contentTypes[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(exportEnquiries(app.db, format, where))
  }

  app.get(
    '/enquiries',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        tags,
        security,
        summary: 'List enquiries, newest first or by last message',
        description:
          'Dates are days in Asia/Kolkata, including the end date. `q` matches enquiries that contain every one of its words, each as the start of a word. `spam=only` and `deleted=only` list spam and deleted enquiries.',
        querystring: enquiryQuery,
        response: answers({ 200: enquiryListSchema }, 401, 403),
      },
    },
    async (request) => {
      const { page, limit, sort, ...filter } = request.query
      const found = await listEnquiries(app.db, filter, limit, (page - 1) * limit, sort)
      return toPage(found, toStaffEnquiry, page, limit)
    },
  )

  app.get(
    '/enquiries/export',
    {
      // Without a HEAD route, which would read the whole table for nothing.
      exposeHeadRoute: false,
      config: { scope: 'export', handsOut: true },
      schema: {
        tags,
        security,
        summary: 'Export the enquiries that match a filter',
        description:
          'Streamed without a limit, newest first. `format=json` is an array of enquiries as in the list; `format=csv` is a table for spreadsheets, in which no cell can run as a formula. If the export fails half-way, the connection ends with an error.',
        querystring: enquiryFilter.extend({ format: exportInput.shape.format }),
        response: answers({ 200: z.custom<Readable>().describe('The file') }, 401, 403),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query
      return sendFile(request, reply, format, matching(filter))
    },
  )

  app.post(
    '/enquiries/export',
    {
      config: { scope: 'export', handsOut: true },
      schema: {
        tags,
        security,
        summary: 'Export selected enquiries',
        description:
          'Exports the given ids, or everything that a filter matches except the excluded ids. Otherwise as GET.',
        body: exportInput,
        response: answers({ 200: z.custom<Readable>().describe('The file') }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      const { format, scope } = request.body
      return sendFile(request, reply, format, (parameters) => scopeConditions(scope, parameters))
    },
  )

  app.post(
    '/enquiries/select',
    {
      config: { scope: 'enquiries:read', readsOnly: true },
      schema: {
        tags,
        security,
        summary: 'List the ids of up to 1,000 enquiries that match a filter, in list order',
        body: selectInput,
        response: answers({ 200: selectedSchema }, 401, 403, 415),
      },
    },
    async (request) => {
      const { sort, ...filter } = request.body
      return selectIds(app.db, filter, sort)
    },
  )

  app.put(
    '/enquiries/:id/status',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Change the status or assignee of an enquiry',
        description:
          'With `version`: 409 with the current enquiry if somebody else has changed it meanwhile.',
        params: idParams,
        body: changeInput,
        response: answers({ 200: changeResultSchema, 409: conflictSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      if (!isId(request.params.id)) throw notFound('The enquiry')
      const enquiry = await changeEnquiry(app, request.params.id, app.actorOf(request), request.body)
      app.live.tell('changed', [enquiry._id])
      return { enquiry }
    },
  )

  app.post(
    '/enquiries/:id/notes',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        tags,
        security,
        summary: 'Add a note for staff only',
        params: idParams,
        body: noteInput,
        response: answers({ 201: noteResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = { ...app.actorOf(request), name: sessionOf(request).name }
      const note = isId(id)
        ? await app.db.transaction((tx) => addNote(tx, id, by, request.body.text))
        : undefined
      if (!note) throw notFound('The enquiry')
      app.live.tell('changed', [id])
      return reply.code(201).send({ note })
    },
  )
}
