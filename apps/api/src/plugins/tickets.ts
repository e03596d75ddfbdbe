import { randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import type { Queries } from '../db/database.ts'
import { takeTicket } from '../db/stores/tickets-store.ts'
import type { Claims } from './session.ts'

export type TicketPurpose = 'add-passkey' | 'passkey-sign-in' | 'second-step'

export interface Ticket {
  /** The user's id; a placeholder for a passkey sign-in, where the user is not known yet. */
  userId: string
  /** Token version of the account: revoking its sessions also revokes the ticket. */
  version: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A signed, stateless ticket for the next step, which any process can verify. */
    tickets: {
      sign: (purpose: TicketPurpose, ticket: Ticket) => string
      /** Reads a valid ticket of this purpose without using it up. */
      read: (purpose: TicketPurpose, text: string) => (Ticket & { id: string; expiresAt: Date }) | undefined
      /** Uses a ticket up; false if it was already used. */
      take: (db: Queries, ticket: { id: string; expiresAt: Date }) => Promise<boolean>
    }
  }
}

const TICKET_SECONDS = 300
const ISSUER = 'susegad'
const audienceOf = (purpose: TicketPurpose) => `susegad ${purpose}`

export const ticketsPlugin = fp(
  async (app) => {
    app.decorate('tickets', {
      // A separate audience per purpose: a ticket is neither a session nor valid for another purpose.
      sign: (purpose, { userId, version }) =>
        app.jwt.sign(
          { sub: userId, ver: version, jti: randomUUID() },
          { aud: audienceOf(purpose), expiresIn: TICKET_SECONDS },
        ),
      read: (purpose, text) => {
        try {
          const { sub, ver, jti, exp } = app.jwt.verify<Claims & { exp: number }>(text, {
            algorithms: ['HS256'],
            allowedIss: ISSUER,
            allowedAud: audienceOf(purpose),
            requiredClaims: ['exp', 'sub', 'iss', 'aud', 'jti'],
          })
          return { userId: sub, version: ver, id: jti, expiresAt: new Date(exp * 1000) }
        } catch {
          return undefined
        }
      },
      take: takeTicket,
    })
  },
  { name: 'tickets', dependencies: ['session'] },
)
