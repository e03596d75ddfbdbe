import { openingHoursInput } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { readHours } from '../enquiries/promise/due-times.ts'
import { assertStillOwner } from '../staff/staff-store.ts'
import { saveHours } from './opening-hours-store.ts'

const team = { tags: ['Staff'], security: bearer }

/** Opening hours of the business: all staff read them. */
export const openingHoursRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/opening-hours',
    {
      schema: {
        ...team,
        summary: 'Get the opening hours of the business',
        response: answers({ 200: openingHoursInput }, 401, 403),
      },
    },
    async () => ({ hours: await readHours(app.db) }),
  )
}

/** Owners change them. */
export const openingHoursOwnerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.ownersOnly)

  app.put(
    '/opening-hours',
    {
      schema: {
        ...team,
        summary: 'Set or remove the opening hours',
        description:
          'An answer is promised by the same time on the next open day; without opening hours within 24 hours. Due times of open enquiries follow within seconds.',
        body: openingHoursInput,
        response: answers({ 200: openingHoursInput }, 401, 403, 415),
      },
    },
    async (request) => {
      const { hours } = request.body
      await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, app.actorOf(request).id)
        await saveHours(tx, hours)
        const detail = `opening hours: ${hours ? 'set' : 'removed'}`
        await writeAudit(tx, app.actorOf(request), { action: 'changed', record: 'rules', detail })
      })
      return { hours }
    },
  )
}
