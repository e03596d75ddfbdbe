import cors from '@fastify/cors'
import fp from 'fastify-plugin'

const TWO_HOURS = 7200

/** CORS for the configured origins. They authenticate by token; cookies are not allowed. */
export const corsPlugin = fp<{ origins: string[] | undefined }>(
  async (app, { origins }) => {
    if (!origins) return
    await app.register(cors, {
      origin: origins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
      exposedHeaders: ['content-disposition', 'retry-after'],
      maxAge: TWO_HOURS,
    })
  },
  { name: 'cors' },
)
