import type { Readable } from 'node:stream'
import { figuresQuery, figuresSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { exportFigures } from './export-figures.ts'
import { readFigures } from './figures.ts'
import type { Period } from './figures-store.ts'

const desk = { tags: ['Desk'], security: bearer, querystring: figuresQuery }

const periodOf = ({ startDate, endDate }: z.output<typeof figuresQuery>): Period | undefined =>
  startDate !== undefined && endDate !== undefined ? { startDate, endDate } : undefined

/** Enquiry counts and response times of a period, for staff. */
export const figuresRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/figures',
    {
      schema: {
        ...desk,
        summary: 'Get enquiry counts and first response times of a period and the one before it',
        description:
          'Dates are days in Asia/Kolkata. The first response is the first message to the customer, or the first call or chat that staff logged. Deleted enquiries and spam are not counted. An accepted quote counts on the day that its enquiry arrived; erasing a person removes it.',
        response: answers({ 200: figuresSchema }, 401, 403),
      },
    },
    (request) => readFigures(app.db, periodOf(request.query)),
  )

  app.get(
    '/figures/export',
    {
      exposeHeadRoute: false,
      config: { handsOut: true },
      schema: {
        ...desk,
        summary: 'Export these figures as CSV',
        description: 'Streamed. No cell can run as a formula in a spreadsheet.',
        response: answers({ 200: z.custom<Readable>().describe('The file') }, 401, 403),
      },
    },
    async (request, reply) => {
      const figures = await readFigures(app.db, periodOf(request.query))
      const entry = { action: 'exported', record: 'enquiries', detail: 'figures' } as const
      await writeAudit(app.db, app.actorOf(request), entry)
      const { startDate, endDate } = figures.period
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="figures-${startDate}-to-${endDate}.csv"`)
        .send(exportFigures(figures))
    },
  )
}
