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
import { writeAudit } from '../../../db/stores/audit-store.ts'
import { answers, bearer } from '../../../http/answers.ts'
import { notFound } from '../../../http/http-error.ts'
import { sessionOf } from '../../../http/session.ts'
import { scopeConditions } from '../../operations/scope-store.ts'
import { toStaffEnquiry } from '../enquiry-rows.ts'
import { addNote } from '../enquiry-store.ts'
import { listEnquiries, matching, selectIds, type Where } from '../list/enquiry-list-store.ts'
import { toPage } from '../list/page.ts'
import { idParams, isId } from '../own-enquiry-routes.ts'
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
        summary: 'All enquiries, newest first or by their last message',
        description:
          'Days are days in Asia/Kolkata, the end date is included. `q` finds enquiries holding words that begin with each of its words. `spam=only` and `deleted=only` show what is set aside.',
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
      // A HEAD request would read the whole table for nothing.
      exposeHeadRoute: false,
      config: { scope: 'export', handsOut: true },
      schema: {
        tags,
        security,
        summary: 'All enquiries a filter matches, as one file',
        description:
          'Streamed, newest first, however many there are: `format=json` is an array of enquiries as in the list, `format=csv` a table for spreadsheets, which no cell can make compute. A file that breaks off was cut: its connection ends in an error.',
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
        summary: 'Enquiries of a scope, as one file',
        description: 'Those named, or all that a filter matches without those left out; else as the GET.',
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
        summary: 'Ids of all enquiries a filter matches, in the order of the list, at most 1,000',
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
        summary: 'Change status or assignee',
        description:
          'With `version`, a change somebody else made meanwhile is answered with 409 and the enquiry as it is now.',
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
        summary: 'Add a note that only staff see',
        params: idParams,
        body: noteInput,
        response: answers({ 201: noteResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = { ...app.actorOf(request), name: sessionOf(request).name }
      const note = isId(id) ? await addNote(app.db, id, by, request.body.text) : undefined
      if (!note) throw notFound('The enquiry')
      app.live.tell('changed', [id])
      return reply.code(201).send({ note })
    },
  )
}
