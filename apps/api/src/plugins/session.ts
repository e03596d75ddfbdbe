import jwt from '@fastify/jwt'
import { TOKEN_PREFIX, type TokenScope } from '@susegad/api-client/rules'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Queries } from '../db/database.ts'
import { HttpError } from '../http/http-error.ts'
import { type Session, type SessionUser, sessionOf } from '../http/session.ts'
import { createSharedLookups } from '../http/shared-lookups.ts'

export interface Claims {
  sub: string
  ver: number
  jti: string
}

/** Looks up the user of a session token, unless it was revoked. */
type FindSession = (
  db: Queries,
  token: { id: string; sub: string; version: number },
) => Promise<SessionUser | undefined>

/** Looks up the owner of a personal access token, unless it was revoked. */
type FindHolder = (db: Queries, token: string) => Promise<Session | undefined>

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims
    user: Claims
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required scope of personal access tokens; without one, they can't use the route. */
    scope?: TokenScope
  }
  interface FastifyInstance {
    /** Signs a token with this id; returns it with its expiry. */
    signToken: (user: { id: string; tokenVersion: number }, id: string) => { token: string; expiresAt: Date }
    /** Lets only signed-in people through. */
    signedIn: (request: FastifyRequest) => Promise<Session>
    /** Reads the session, if the request has one. A personal access token is not a session. */
    maybeSignedIn: onRequestHookHandler
  }
}

const ISSUER = 'susegad'
const AUDIENCE = 'susegad-site'
/** In seconds. */
const LIFETIME = 7 * 24 * 3600
const LEEWAY = 30_000

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '')?.[1]

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

export const sessionPlugin = fp<{ secret: string; findSession: FindSession; findHolder: FindHolder }>(
  async (app, { secret, findSession, findHolder }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, expiresIn: LIFETIME },
      verify: {
        // Caches only the signature check: rights and revocations are read from the database at each call.
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
        // The same limit as for wrong passwords.
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

    app.decorate('signToken', (user, id) => ({
      token: app.jwt.sign({ sub: user.id, ver: user.tokenVersion, jti: id }),
      expiresAt: new Date(Date.now() + LIFETIME * 1000),
    }))
    app.decorate('signedIn', async (request) => {
      const token = tokenOf(request)
      request.session = token?.startsWith(TOKEN_PREFIX) ? await byToken(request, token) : await find(request)
      return sessionOf(request)
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
