import { viewInput, viewListSchema, viewOrderInput, viewResultSchema } from '@susegad/api-client/contract'
import { VIEWS_MAX } from '@susegad/api-client/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { idParams } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { removeView, saveView, updateView } from './change-view.ts'
import { countViews } from './count-views.ts'
import { listViews, orderViews } from './view-store.ts'

const desk = { tags: ['Desk'], security: bearer }

/** The list of views, and its order. */
export const viewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/views',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'List views, with the number of enquiries in each',
        description:
          'Built-in views, shared views and your own. Counts stop at 999; for views that filter by place, page, source or answers, after examining 5,000 enquiries. `more` says whether there are more.',
        response: answers({ 200: viewListSchema }, 401, 403),
      },
    },
    async (request) => {
      const reader = sessionOf(request)
      return countViews(app.db, reader.id, await listViews(app.db, reader))
    },
  )

  app.put(
    '/views/order',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Put saved views in order',
        description:
          'Applies only to you, also for shared views. Views that are left out keep their order after the others; views saved later come last.',
        body: viewOrderInput,
        response: answers({ 204: nothing }, 401, 403, 415),
      },
    },
    async (request, reply) => {
      await orderViews(app.db, sessionOf(request), [...new Set(request.body.ids)])
      return reply.code(204).send(null)
    },
  )
}

/** Saving, changing and deleting views: shared ones, and private ones of each member of staff. */
export const viewChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/views',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Save a view',
        description: `At most ${VIEWS_MAX} per person. Staff with view-only access can save views, but not share them.`,
        body: viewInput,
        response: answers({ 201: viewResultSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const view = await saveView(app.db, sessionOf(request), request.body)
      return reply.code(201).send({ view })
    },
  )

  app.put(
    '/views/:id',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Rename a view, change its filter, share or unshare it',
        description: '409 for unsharing a view that routing rules use.',
        params: idParams,
        body: viewInput,
        response: answers({ 200: viewResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => ({
      view: await updateView(app.db, sessionOf(request), request.params.id, request.body),
    }),
  )

  app.delete(
    '/views/:id',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Delete a view',
        description:
          '409 if routing rules use the view. Enquiries that rules put there before stay unassigned.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 409, 415),
      },
    },
    async (request, reply) => {
      await removeView(app.db, sessionOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
