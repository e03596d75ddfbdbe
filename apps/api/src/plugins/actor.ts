import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Actor } from '../db/stores/audit-store.ts'
import { sessionOf } from '../http/session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Who the audit trail names for a request that passed a guard. */
    actorOf: (request: FastifyRequest) => Actor
  }
}

export const actorPlugin = fp(
  async (app) => {
    app.decorate('actorOf', (request) => {
      const { id, role } = sessionOf(request)
      return { id, role: role === 'admin' ? 'staff' : 'customer', address: app.limits.addressOf(request) }
    })
  },
  { name: 'actor', dependencies: ['limits', 'session'] },
)
