import jwt from '@fastify/jwt'
import { TOKEN_PREFIX, type TokenScope } from '@susegad/api-client/rules'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Queries } from '../db/database.ts'
import { HttpError } from '../http/http-error.ts'
import { assertSecondFactor, type Session, type SessionUser, sessionOf, signedOut } from '../http/session.ts'
import { createSharedLookups } from '../http/shared-lookups.ts'

interface Claims {
  sub: string
  ver: number
  jti: string
}

/** Finds whoever a token belongs to, unless it has ended. */
type FindSession = (
  db: Queries,
  token: { id: string; sub: string; version: number },
) => Promise<SessionUser | undefined>

/** Finds whoever holds a personal access token, unless it has ended. */
type FindHolder = (db: Queries, token: string) => Promise<Session | undefined>

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims
    user: Claims
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a personal access token must be allowed to do; without it, none opens the route. */
    scope?: TokenScope
    /** A call that changes nothing though it is no GET: those who may only read make it too. */
    readsOnly?: true
    /** A call that hands customers’ data out as a file: more than reading. */
    handsOut?: true
  }
  interface FastifyInstance {
    /** A token of that id, and when it expires. */
    signToken: (user: { id: string; tokenVersion: number }, id: string) => { token: string; expiresAt: Date }
    /** Lets only signed-in people through. */
    signedIn: (request: FastifyRequest) => Promise<void>
    /** Lets only staff through. As the next two, it takes the call from their share. */
    staffOnly: (request: FastifyRequest) => Promise<void>
    /** Lets only owners through. */
    ownersOnly: (request: FastifyRequest) => Promise<void>
    /** Lets only those through who may change what the site says. */
    editorsOnly: (request: FastifyRequest) => Promise<void>
    /** Takes a call from the share of a member of staff, or of the token that calls. */
    takeStaffCall: (request: FastifyRequest) => Promise<void>
    /** Reads the session, if the request has one. A personal access token is none. */
    maybeSignedIn: onRequestHookHandler
  }
}

const ISSUER = 'susegad'
const AUDIENCE = 'susegad-site'
/** In seconds. */
const LIFETIME = 7 * 24 * 3600
const READING = ['GET', 'HEAD']
const LEEWAY = 30_000

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

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

export const sessionPlugin = fp<{ secret: string; findSession: FindSession; findHolder: FindHolder }>(
  async (app, { secret, findSession, findHolder }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, expiresIn: LIFETIME },
      verify: {
        // What is kept is the signature's check: rights and endings are read from the database at each call.
        cache: 1000,
        algorithms: ['HS256'],
        allowedIss: ISSUER,
        allowedAud: AUDIENCE,
        clockTolerance: LEEWAY,
        requiredClaims: ['exp', 'sub', 'iss', 'aud'],
      },
    })
    app.decorateRequest('session', null)
    app.decorateRequest('byStaff', false)
    const shared = createSharedLookups<SessionUser | undefined>()
    app.addHook('onRoute', ({ method, schema, config }) => {
      // The HEAD route of a GET shares its schema.
      if (method === 'HEAD' || !schema || !config?.scope) return
      schema.security = [...(schema.security ?? []), { token: [config.scope] }]
    })

    const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
      /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1]
    const claimsOf = (token: string | undefined): (Claims & { exp: number }) | undefined => {
      if (token === undefined) return undefined
      try {
        return app.jwt.verify(token)
      } catch {
        return undefined
      }
    }
    const find = async (request: FastifyRequest): Promise<Session | null> => {
      const claims = claimsOf(tokenOf(request))
      if (claims === undefined) return null
      const { sub, ver, jti, exp } = claims
      if (!isId(sub) || !isId(jti) || !Number.isSafeInteger(ver)) return null
      const user = await shared(jti, () => findSession(app.db, { id: jti, sub, version: ver }))
      return user === undefined ? null : { ...user, token: { id: jti, expiresAt: new Date(exp * 1000) } }
    }
    const byToken = async (request: FastifyRequest, token: string): Promise<Session> => {
      const session = await findHolder(app.db, token)
      if (session === undefined) {
        // As many as wrong passwords: both are guesses at a way in.
        await app.limits.take(
          app.limits.rates.signInAddress,
          `token ${app.limits.addressOf(request)}`,
          'Too many wrong tokens',
        )
        throw new HttpError(401, 'This access token is unknown, has expired or was revoked.')
      }
      const { scope } = request.routeOptions.config
      if (scope === undefined) throw new HttpError(403, 'Access tokens can’t do this. Sign in instead.')
      if (!session.token.scopes?.includes(scope))
        throw new HttpError(403, `This access token lacks the scope ${scope}.`)
      return session
    }
    const signedIn = async (request: FastifyRequest): Promise<Session> => {
      const token = tokenOf(request)
      request.session = token?.startsWith(TOKEN_PREFIX) ? await byToken(request, token) : await find(request)
      if (request.session === null) throw signedOut()
      return request.session
    }

    app.decorate('signToken', (user, id) => ({
      token: app.jwt.sign({ sub: user.id, ver: user.tokenVersion, jti: id }),
      expiresAt: new Date(Date.now() + LIFETIME * 1000),
    }))
    app.decorate('signedIn', async (request) => {
      await signedIn(request)
    })
    app.decorate('staffOnly', async (request) => {
      mayWork(await signedIn(request), request)
      request.byStaff = true
    })
    app.decorate('ownersOnly', async (request) => {
      const session = await signedIn(request)
      mayWork(session, request)
      if (session.staffRole !== 'owner') throw new HttpError(403, 'Only an owner can do this.')
      request.byStaff = true
    })
    app.decorate('editorsOnly', async (request) => {
      const session = await signedIn(request)
      isStaff(session)
      if (!session.editsSite)
        throw new HttpError(403, 'You can’t edit the site. An owner can give you the right on the Team page.')
      request.byStaff = true
    })
    app.decorate('takeStaffCall', (request) => {
      const { id, token } = sessionOf(request)
      // A program that calls without end must not keep its owner from the desk.
      const caller = token.scopes === undefined ? `staff ${id}` : `token ${token.id}`
      return app.limits.takeLeased(app.limits.rates.staff, caller)
    })
    // Here and not at each group of routes, so that none is left without a limit.
    app.addHook('preHandler', async (request) => {
      if (request.byStaff) await app.takeStaffCall(request)
    })
    app.decorate('maybeSignedIn', (request, _reply, done) => {
      // Most visitors have no account: skip the lookup.
      if (request.headers.authorization === undefined) return done()
      find(request).then((session) => {
        request.session = session
        done()
      }, done)
    })
  },
  { name: 'session', dependencies: ['database', 'limits'] },
)
