import { staffSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { listStaff } from './staff-store.ts'
import { awayToday, listSuspended } from './team-store.ts'

/** Lists the staff that an enquiry can be assigned to. */
export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/users/staff',
    {
      config: { scope: 'enquiries:read' },
      schema: {
        tags: ['Accounts'],
        summary: 'List staff to whom an enquiry can be assigned',
        security: bearer,
        response: answers({ 200: staffSchema }, 401, 403),
      },
    },
    async () => {
      const away = await awayToday(app.db)
      // View-only staff are not assigned enquiries.
      const staff = (await listStaff(app.db)).filter(({ staffRole }) => staffRole !== 'viewer')
      return {
        staff: staff.map(({ _id, name, email }) => ({
          _id,
          name,
          ...(staff.some((other) => other._id !== _id && other.name === name) && { email }),
          awayUntil: away.get(_id) ?? null,
        })),
        suspended: await listSuspended(app.db),
      }
    },
  )
}
