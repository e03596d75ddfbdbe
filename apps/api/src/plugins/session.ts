import { randomUUID } from 'node:crypto'
import jwt from '@fastify/jwt'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Queries } from '../db/database.ts'
import { HttpError } from '../http/http-error.ts'
import type { Session, SessionUser } from '../http/session.ts'

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

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims
    user: Claims
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    signToken: (user: { id: string; tokenVersion: number }) => string
    /** Lets only signed-in people through. */
    signedIn: (request: FastifyRequest) => Promise<void>
    /** Lets only staff through. */
    staffOnly: (request: FastifyRequest) => Promise<void>
    /** Reads the session, if the request has one. */
    maybeSignedIn: onRequestHookHandler
  }
}

const ISSUER = 'susegad'
const AUDIENCE = 'susegad-site'
const LIFETIME = '7d'
const LEEWAY = 30_000

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

export const sessionPlugin = fp<{ secret: string; findSession: FindSession }>(
  async (app, { secret, findSession }) => {
    await app.register(jwt, {
      secret,
      sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, expiresIn: LIFETIME },
      verify: {
        algorithms: ['HS256'],
        allowedIss: ISSUER,
        allowedAud: AUDIENCE,
        clockTolerance: LEEWAY,
        requiredClaims: ['exp', 'sub', 'iss', 'aud'],
      },
    })
    app.decorateRequest('session', null)

    const claimsOf = (header: string): (Claims & { exp: number }) | undefined => {
      const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1]
      if (token === undefined) return undefined
      try {
        return app.jwt.verify(token)
      } catch {
        return undefined
      }
    }
    const find = async (request: FastifyRequest): Promise<Session | null> => {
      const claims = claimsOf(request.headers.authorization ?? '')
      if (claims === undefined) return null
      const { sub, ver, jti, exp } = claims
      if (!isId(sub) || !isId(jti) || !Number.isSafeInteger(ver)) return null
      const user = await findSession(app.db, { id: jti, sub, version: ver })
      return user === undefined ? null : { ...user, token: { id: jti, expiresAt: new Date(exp * 1000) } }
    }
    const signedIn = async (request: FastifyRequest): Promise<Session> => {
      request.session = await find(request)
      if (request.session === null) throw new HttpError(401, 'Sign in to continue.')
      return request.session
    }

    app.decorate('signToken', (user) =>
      app.jwt.sign({ sub: user.id, ver: user.tokenVersion, jti: randomUUID() }),
    )
    app.decorate('signedIn', async (request) => {
      await signedIn(request)
    })
    app.decorate('staffOnly', async (request) => {
      const { role } = await signedIn(request)
      if (role !== 'admin') throw new HttpError(403, 'Only staff can do this.')
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
  { name: 'session', dependencies: ['database'] },
)
