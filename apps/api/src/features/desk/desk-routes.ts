import {
  changeInput,
  changeResultSchema,
  conflictSchema,
  enquiryListSchema,
  enquiryQuery,
  readInput,
  selectedSchema,
  selectInput,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { noteRead } from '../enquiries/enquiry-store.ts'
import { listEnquiries, selectIds } from '../enquiries/list/enquiry-list-store.ts'
import { toPage } from '../enquiries/list/page.ts'
import { changeEnquiry } from './change-enquiry.ts'

const desk = { tags: ['Desk'], security: bearer }

/** Routes for staff to find enquiries. */
export const deskRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/enquiries',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'List enquiries, newest first or by last message',
        description:
          'Dates are days in Asia/Kolkata, including the end date. `q` matches enquiries that contain every one of its words, each as the start of a word. `spam=only` and `deleted=only` list spam and deleted enquiries.',
        querystring: enquiryQuery,
        response: answers({ 200: enquiryListSchema }, 401, 403),
      },
    },
    async (request) => {
      const { page, limit, sort, ...filter } = request.query
      const skip = (page - 1) * limit
      const found = await listEnquiries(app.db, filter, limit, skip, sort, sessionOf(request).id)
      return toPage(found, toStaffEnquiry, page, limit)
    },
  )

  app.post(
    '/enquiries/select',
    {
      config: { scope: 'enquiries:read', readsOnly: true, storesNothing: true },
      schema: {
        ...desk,
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
}

/** Routes for staff to change one enquiry. */
export const enquiryChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.put(
    '/enquiries/:id/status',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
        summary: 'Change the status or assignee of an enquiry, snooze or label it',
        description:
          'With `version`: 409 with the current enquiry if somebody else has changed it meanwhile.',
        params: idParams,
        body: changeInput,
        response: answers({ 200: changeResultSchema, 409: conflictSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request) => {
      if (!isId(request.params.id)) throw notFound('The enquiry')
      const enquiry = await changeEnquiry(app, request.params.id, app.actorOf(request), request.body)
      app.live.tell('changed', [enquiry._id])
      return { enquiry }
    },
  )

  app.put(
    '/enquiries/:id/read',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Keep how far you have read an enquiry',
        description:
          'Applies only to you, on all your devices. A message before the last one read changes nothing.',
        params: idParams,
        body: readInput,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const isFound = isId(id) && (await noteRead(app.db, id, sessionOf(request).id, request.body.place))
      if (!isFound) throw notFound('The enquiry')
      return reply.code(204).send(null)
    },
  )
}
