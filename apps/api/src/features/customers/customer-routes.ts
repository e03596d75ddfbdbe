import {
  customerDetailSchema,
  customerInput,
  customerListSchema,
  customerQuery,
  mergeInput,
  relatedListSchema,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noteSeen } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { changeCustomer, keyOf, mark, merge, setApart, undoMerge, undoSetApart } from './change-customer.ts'
import { findCustomers } from './find-customers.ts'
import { readCustomer } from './read-customer.ts'
import { relatedTo } from './related-store.ts'

const desk = { tags: ['Desk'], security: bearer }
const changing = {
  ...desk,
  params: idParams,
  response: answers({ 200: customerDetailSchema }, 401, 403, 404, 415),
}
const pairing = {
  ...desk,
  params: idParams,
  body: mergeInput,
  response: answers({ 200: customerDetailSchema }, 401, 403, 404, 415, 422),
}
const config = { scope: 'enquiries:write' } as const

/**
 * Customers, for staff. A customer is identified by the id of any of their enquiries. Searches are in the body, so that
 * names and contacts don't appear in URLs or logs.
 */
export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/customers/search',
    {
      config: { scope: 'enquiries:read', readsOnly: true, storesNothing: true },
      schema: {
        ...desk,
        summary: 'List customers, those with the latest enquiry first',
        description:
          'Without `q` and `mark`, returns pages of twenty: for the next page, pass the last customer in `before`. Email addresses and phone numbers match by prefix, in any spelling.',
        body: customerQuery,
        response: answers({ 200: customerListSchema }, 401, 403, 415),
      },
    },
    (request) => findCustomers(app.db, request.body),
  )

  app.get(
    '/customers/:id',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'Get a customer with all their enquiries',
        description: '`id` is the id of any of their enquiries.',
        params: idParams,
        response: answers({ 200: customerDetailSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id } = request.params
      const customer = await readCustomer(app.db, await keyOf(app.db, id))
      const count = customer.enquiries.length
      await noteSeen(app.db, app.actorOf(request), { record: 'customer', id, count })
      return customer
    },
  )

  app.get(
    '/enquiries/:id/related',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        ...desk,
        summary: 'List the other enquiries of the person who sent one',
        description:
          'Found by email address, phone number in any spelling, and account; without those that staff marked as of somebody else.',
        params: idParams,
        response: answers({ 200: relatedListSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id } = request.params
      const related = isId(id) ? await relatedTo(app.db, id) : undefined
      if (!related) throw notFound('The enquiry')
      return related
    },
  )

  app.put(
    '/customers/:id',
    {
      config,
      schema: {
        ...changing,
        summary: 'Mark a customer as VIP or blocked',
        description:
          'Later enquiries of a blocked customer from the site are set aside as spam, never dropped.',
        body: customerInput,
      },
    },
    (request) => {
      const { mark: value } = request.body
      return changeCustomer(app.db, request.params.id, app.actorOf(request), (tx, key) =>
        mark(tx, key, value),
      )
    },
  )
}

/** Merging customers who are the same person, and keeping apart those who are not. */
export const samePersonRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/customers/:id/merges',
    {
      config,
      schema: {
        ...pairing,
        summary: 'Merge two customers who are the same person',
        description: 'Their enquiries stay as they are. Can be undone at any time.',
      },
    },
    (request) => {
      const by = app.actorOf(request)
      const { with: other } = request.body
      return changeCustomer(app.db, request.params.id, by, (tx, key) => merge(tx, key, other, by))
    },
  )

  app.delete(
    '/customers/:id/merges/:merge',
    {
      config,
      schema: {
        ...changing,
        summary: 'Undo a merge',
        params: idParams.extend({ merge: idParams.shape.id }),
      },
    },
    (request) => {
      const { id, merge: which } = request.params
      return changeCustomer(app.db, id, app.actorOf(request), (tx, key) => undoMerge(tx, key, which))
    },
  )

  app.post(
    '/customers/:id/apart',
    {
      config,
      schema: {
        ...pairing,
        summary: 'Mark two customers as different people',
        description: 'They are no longer suggested as duplicates. Can be undone at any time.',
      },
    },
    (request) => {
      const by = app.actorOf(request)
      const { with: other } = request.body
      return changeCustomer(app.db, request.params.id, by, (tx, key) => setApart(tx, key, other, by))
    },
  )

  app.delete(
    '/customers/:id/apart/:other',
    {
      config,
      schema: {
        ...changing,
        summary: 'Undo marking two customers as different people',
        description: '`other` is the id of any enquiry of the other customer.',
        params: idParams.extend({ other: idParams.shape.id }),
      },
    },
    (request) => {
      const { id, other } = request.params
      return changeCustomer(app.db, id, app.actorOf(request), (tx, key) => undoSetApart(tx, key, other))
    },
  )
}
