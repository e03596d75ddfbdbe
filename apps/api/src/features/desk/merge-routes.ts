import { changeResultSchema, enquiryMergeInput } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { mergeEnquiry, separateEnquiry } from './merge-enquiries.ts'

const shared = { tags: ['Desk'], security: bearer, params: idParams }
const config = { scope: 'enquiries:write' } as const

/** Routes for staff to merge two enquiries into one thread, and to undo that. */
export const mergeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.put(
    '/enquiries/:id/merge',
    {
      config,
      schema: {
        ...shared,
        summary: 'Merge an enquiry into another one',
        description:
          'Closes it; the thread of the other shows its messages, notes, files, quotes and history too, and gets later replies. Repeating the call changes nothing. 409 if one of the two was merged in the meantime.',
        body: enquiryMergeInput,
        response: answers({ 200: changeResultSchema }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      return { enquiry: await mergeEnquiry(app, app.actorOf(request), id, request.body.into) }
    },
  )

  app.delete(
    '/enquiries/:id/merge',
    {
      config,
      schema: {
        ...shared,
        summary: 'Undo a merge',
        description:
          'Both enquiries are as before; messages since the merge stay in the thread in which they were written. Repeating the call changes nothing.',
        response: answers({ 200: changeResultSchema }, 401, 403, 404, 415),
      },
    },
    async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      return { enquiry: await separateEnquiry(app, app.actorOf(request), id) }
    },
  )
}
