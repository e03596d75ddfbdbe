import fp from 'fastify-plugin'
import { z } from 'zod'

const stateSchema = z.object({ status: z.string() })
const readySchema = stateSchema.extend({ details: z.record(z.string(), z.number()).optional() })

/** Problems that don't keep the service from answering. */
type Details = () => Promise<Record<string, number>>

/** `/healthz`: the process is running; `/readyz`: it can do its work. */
export const healthPlugin = fp<{ details: Details }>(
  async (app, { details }) => {
    const tags = ['Operations']
    app.get(
      '/healthz',
      { schema: { tags, summary: 'Check that the process is running', response: { 200: stateSchema } } },
      async () => ({ status: 'alive' }),
    )
    app.get(
      '/readyz',
      {
        schema: {
          tags,
          summary: 'Check that the service can answer requests',
          response: { 200: readySchema, 503: stateSchema },
        },
      },
      async (_request, reply) => {
        const { state } = app.traffic
        if (state !== 'ready') return reply.code(503).send({ status: state })
        try {
          await app.db.query('select 1')
          return { status: 'ready', details: await details().catch(() => undefined) }
        } catch {
          return reply.code(503).header('retry-after', '2').send({ status: 'the database does not answer' })
        }
      },
    )
  },
  { name: 'health', dependencies: ['database', 'traffic'] },
)
