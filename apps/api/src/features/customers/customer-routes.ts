import {
  customerDetailSchema,
  customerInput,
  customerListSchema,
  customerQuery,
  mergeInput,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { type Actor, type AuditEntry, noteSeen, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { setApart, takeApartBack } from './apart-store.ts'
import { contactOf, contactsOf } from './contact-store.ts'
import { findCustomers } from './find-customers.ts'
import { lockCustomers, markPerson, mergePersons, rootOf, separatePersons } from './merge-store.ts'
import { readCustomer } from './read-customer.ts'

const tags = ['Desk']
const security = bearer
const params = idParams
const writing = { scope: 'enquiries:write' } as const
/** Shared settings of the routes that change a customer. */
const changing = {
  tags,
  security,
  params,
  response: answers({ 200: customerDetailSchema }, 401, 403, 404, 415),
}
const pairing = {
  tags,
  security,
  params,
  body: mergeInput,
  response: answers({ 200: customerDetailSchema }, 401, 403, 404, 415, 422),
}
const unknown = () => notFound('The customer')

/**
 * Customers, for staff. A customer is identified by the id of any of their enquiries. Searches are in the body, so that
 * names and contacts don't appear in URLs or logs.
 */
export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  const keyOf = async (db: Queries, id: string): Promise<string> => {
    const key = isId(id) ? await contactOf(db, id) : undefined
    if (key === undefined) throw unknown()
    return key
  }
  /** Merges or separates customers, writes the audit entry, and returns the updated customer. */
  const change = async (
    id: string,
    by: Actor,
    act: (tx: Queries, key: string) => Promise<Pick<AuditEntry, 'action' | 'detail'> | undefined>,
  ) => {
    const key = await app.db.transaction(async (tx) => {
      const found = await keyOf(tx, id)
      await lockCustomers(tx)
      const done = await act(tx, found)
      if (done) await writeAudit(tx, by, { ...done, record: 'customer', recordId: id })
      return found
    })
    const customer = await readCustomer(app.db, key)
    if (customer === undefined) throw unknown()
    return customer
  }

  app.post(
    '/customers/search',
    {
      config: { scope: 'enquiries:read', readsOnly: true },
      schema: {
        tags,
        security,
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
        tags,
        security,
        summary: 'Get a customer with all their enquiries',
        description: '`id` is the id of any of their enquiries.',
        params,
        response: answers({ 200: customerDetailSchema }, 401, 403, 404),
      },
    },
    async (request) => {
      const { id } = request.params
      const customer = await readCustomer(app.db, await keyOf(app.db, id))
      if (customer === undefined) throw unknown()
      const count = customer.enquiries.length
      await noteSeen(app.db, app.actorOf(request), { record: 'customer', id, count })
      return customer
    },
  )

  app.put(
    '/customers/:id',
    {
      config: writing,
      schema: {
        ...changing,
        summary: 'Mark a customer as VIP or blocked',
        description:
          'Later enquiries of a blocked customer from the site are set aside as spam, never dropped.',
        body: customerInput,
      },
    },
    (request) => {
      const { mark } = request.body
      return change(request.params.id, app.actorOf(request), async (tx, key) => {
        await markPerson(tx, await rootOf(tx, key), mark)
        return { action: 'changed', detail: `mark: ${mark ?? 'none'}` }
      })
    },
  )

  app.post(
    '/customers/:id/merges',
    {
      config: writing,
      schema: {
        ...pairing,
        summary: 'Merge two customers who are the same person',
        description: 'Their enquiries stay as they are. Can be undone at any time.',
      },
    },
    (request) => {
      const by = app.actorOf(request)
      return change(request.params.id, by, async (tx, key) => {
        const other = await keyOf(tx, request.body.with)
        const root = await rootOf(tx, key)
        const second = await rootOf(tx, other)
        if (root === second) throw new HttpError(422, 'These two are already the same customer.')
        await takeApartBack(tx, key, other)
        await mergePersons(tx, root, second, by.id)
        return { action: 'merged' }
      })
    },
  )

  app.delete(
    '/customers/:id/merges/:merge',
    {
      config: writing,
      schema: {
        ...changing,
        summary: 'Undo a merge',
        params: params.extend({ merge: params.shape.id }),
      },
    },
    (request) => {
      const { id, merge } = request.params
      return change(id, app.actorOf(request), async (tx, key) => {
        const root = await rootOf(tx, key)
        if (!isId(merge) || !(await separatePersons(tx, root, merge))) throw notFound('The merge')
        return { action: 'separated' }
      })
    },
  )

  app.post(
    '/customers/:id/apart',
    {
      config: writing,
      schema: {
        ...pairing,
        summary: 'Mark two customers as different people',
        description: 'They are no longer suggested as duplicates. Can be undone at any time.',
      },
    },
    (request) => {
      const by = app.actorOf(request)
      return change(request.params.id, by, async (tx, key) => {
        const other = await keyOf(tx, request.body.with)
        if ((await contactsOf(tx, key)).includes(other))
          throw new HttpError(422, 'These two are the same customer. Separate them first.')
        await setApart(tx, key, other, by.id)
        return { action: 'changed', detail: 'apart: yes' }
      })
    },
  )

  app.delete(
    '/customers/:id/apart/:other',
    {
      config: writing,
      schema: {
        ...changing,
        summary: 'Undo marking two customers as different people',
        description: '`other` is the id of any enquiry of the other customer.',
        params: params.extend({ other: params.shape.id }),
      },
    },
    (request) => {
      const { id, other } = request.params
      return change(id, app.actorOf(request), async (tx, key) => {
        if (!(await takeApartBack(tx, key, await keyOf(tx, other)))) throw unknown()
        return { action: 'changed', detail: 'apart: no' }
      })
    },
  )
}
