import fp from 'fastify-plugin'
import { refuse } from '../http/refuse.ts'

/** Answers each error with its status and what to do, as JSON. */
export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler(refuse)
  },
  { name: 'errors' },
)
