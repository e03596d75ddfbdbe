import { staffSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../http/answers.ts'
import { awayToday } from './absence-store.ts'
import { listStaff } from './staff-store.ts'
import { listSuspended } from './team-store.ts'

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
      const [all, away, suspended] = await Promise.all([
        listStaff(app.db),
        awayToday(app.db),
        listSuspended(app.db),
      ])
      // View-only staff are not assigned enquiries.
      const staff = all.filter(({ staffRole }) => staffRole !== 'viewer')
      return {
        staff: staff.map((member) => ({ ...member, awayUntil: away.get(member._id) ?? null })),
        suspended,
      }
    },
  )
}
