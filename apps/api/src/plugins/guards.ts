import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { HttpError } from '../http/http-error.ts'
import { assertSecondFactor, type Session, sessionOf } from '../http/session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read-only although not a GET: allowed with view-only access. */
    readsOnly?: true
    /** Exports customer data as a file, which view-only access does not include. */
    handsOut?: true
  }
  interface FastifyInstance {
    /** Lets only staff through. Like the next three, counts the call against their rate limit. */
    staffOnly: (request: FastifyRequest) => Promise<void>
    /** Lets only owners through. */
    ownersOnly: (request: FastifyRequest) => Promise<void>
    /** Lets only people through who may edit the site. */
    editorsOnly: (request: FastifyRequest) => Promise<void>
    /** Lets everybody through who is signed in; staff as `staffOnly` does. */
    staffOrCustomer: (request: FastifyRequest) => Promise<void>
  }
}

const READING = ['GET', 'HEAD']

function isStaff(session: Session): void {
  if (session.role !== 'admin') throw new HttpError(403, 'Only staff can do this.')
  assertSecondFactor(session)
}

function mayWork(session: Session, request: FastifyRequest): void {
  const { staffRole } = session
  isStaff(session)
  if (staffRole !== 'viewer') return
  const { readsOnly, handsOut } = request.routeOptions.config
  if (handsOut)
    throw new HttpError(403, 'You have view-only access and can’t export. Ask an owner for another role.')
  if (!READING.includes(request.method) && !readsOnly)
    throw new HttpError(403, 'You have view-only access. Ask an owner for another role.')
}

export const guardsPlugin = fp(
  async (app) => {
    app.decorate('staffOnly', async (request) => {
      mayWork(await app.signedIn(request), request)
      request.byStaff = true
    })
    app.decorate('ownersOnly', async (request) => {
      await app.staffOnly(request)
      if (sessionOf(request).staffRole !== 'owner') throw new HttpError(403, 'Only an owner can do this.')
    })
    app.decorate('editorsOnly', async (request) => {
      const session = await app.signedIn(request)
      isStaff(session)
      if (!session.editsSite)
        throw new HttpError(403, 'You can’t edit the site. An owner can give you the right on the Team page.')
      request.byStaff = true
    })
    app.decorate('staffOrCustomer', async (request) => {
      const session = await app.signedIn(request)
      if (session.role !== 'admin') return
      mayWork(session, request)
      request.byStaff = true
    })
    // Applied here instead of per route group, so that no route is left without a limit.
    app.addHook('preHandler', async (request) => {
      if (!request.byStaff) return
      const { id, token } = sessionOf(request)
      // A runaway program must not lock its owner out of the desk.
      const caller = token.scopes === undefined ? `staff ${id}` : `token ${token.id}`
      await app.limits.takeLeased(app.limits.rates.staff, caller)
    })
  },
  { name: 'guards', dependencies: ['session', 'limits'] },
)
