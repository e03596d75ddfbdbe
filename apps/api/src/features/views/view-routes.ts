import {
  type View,
  viewInput,
  viewListSchema,
  viewOrderInput,
  viewResultSchema,
} from '@susegad/api-client/contract'
import { VIEWS_MAX } from '@susegad/api-client/rules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import { countViews } from './count-views.ts'
import {
  addView,
  changeView,
  deleteView,
  findView,
  listViews,
  lockRuledView,
  lockViewsBy,
  orderViews,
} from './view-store.ts'

const tags = ['Desk']
const security = bearer

function assertMayShare(request: FastifyRequest, shared: boolean): void {
  if (shared && sessionOf(request).staffRole === 'viewer')
    throw new HttpError(403, 'You can save views for yourself but not share them.')
}

/** A view that rules use can't be deleted or made private, or nobody would see its enquiries. */
async function assertNoRule(tx: Queries, id: string): Promise<void> {
  if (await lockRuledView(tx, id))
    throw new HttpError(
      409,
      'Routing rules put enquiries into this view. An owner has to change these rules first, on the Routing page.',
    )
}

/** Saved views: shared ones, and private ones of each member of staff. */
export const viewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  const changeable = async (request: FastifyRequest, id: string): Promise<View> => {
    const view = isId(id) ? await findView(app.db, sessionOf(request), id) : undefined
    if (!view) throw notFound('The view')
    if (!view.mayChange)
      throw new HttpError(403, 'Only the person who saved a shared view, or an owner, can change it.')
    return view
  }

  app.get(
    '/views',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        tags,
        security,
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

  app.post(
    '/views',
    {
      config: { readsOnly: true },
      schema: {
        tags,
        security,
        summary: 'Save a view',
        description: `At most ${VIEWS_MAX} per person. Staff with view-only access can save views, but not share them.`,
        body: viewInput,
        response: answers({ 201: viewResultSchema }, 401, 403, 415, 422),
      },
    },
    async (request, reply) => {
      const reader = sessionOf(request)
      assertMayShare(request, request.body.shared)
      const view = await app.db.transaction(async (tx) => {
        if ((await lockViewsBy(tx, reader)) >= VIEWS_MAX)
          throw new HttpError(422, `You have ${VIEWS_MAX} views. Delete one first.`)
        return addView(tx, reader, request.body)
      })
      if (!view) throw notFound('The view')
      return reply.code(201).send({ view })
    },
  )

  app.put(
    '/views/order',
    {
      config: { readsOnly: true },
      schema: {
        tags,
        security,
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

  app.put(
    '/views/:id',
    {
      config: { readsOnly: true },
      schema: {
        tags,
        security,
        summary: 'Rename a view, change its filter, share or unshare it',
        description: '409 for unsharing a view that routing rules use.',
        params: idParams,
        body: viewInput,
        response: answers({ 200: viewResultSchema }, 401, 403, 404, 409, 415),
      },
    },
    async (request) => {
      const before = await changeable(request, request.params.id)
      assertMayShare(request, request.body.shared)
      const view = await app.db.transaction(async (tx) => {
        if (!request.body.shared) await assertNoRule(tx, before._id)
        return changeView(tx, sessionOf(request), before._id, request.body)
      })
      // Unsharing makes a view private to its author.
      return { view: view ?? { ...before, name: request.body.name, shared: false, mayChange: false } }
    },
  )

  app.delete(
    '/views/:id',
    {
      config: { readsOnly: true },
      schema: {
        tags,
        security,
        summary: 'Delete a view',
        description:
          '409 if routing rules use the view. Enquiries that rules put there before stay unassigned.',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 409, 415),
      },
    },
    async (request, reply) => {
      const { _id } = await changeable(request, request.params.id)
      await app.db.transaction(async (tx) => {
        await assertNoRule(tx, _id)
        await deleteView(tx, _id)
      })
      return reply.code(204).send(null)
    },
  )
}
