import { keptTripInput, keptTripSchema, tripConflictSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers, bearer } from '../../../http/answers.ts'
import { HttpError } from '../../../http/http-error.ts'
import { sessionOf } from '../../../http/session.ts'
import { findTrip, saveTrip } from './trip-store.ts'

const account = { tags: ['Accounts'], security: bearer }

/** Planning saves often: sixty at once, then one every two seconds. */
const SAVES = { burst: 60, seconds: 2 }

/** Long addresses make a full trip larger than other bodies, and too many places should get their own message. */
const LARGEST = 256 * 1024

/** The trip that a signed-in person keeps in their account. */
export const tripRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.signedIn)

  app.get(
    '/users/me/trip',
    {
      schema: {
        ...account,
        summary: 'Get your trip',
        response: answers({ 200: keptTripSchema }, 401, 403),
      },
    },
    async (request) => findTrip(app.db, sessionOf(request).id),
  )

  app.put(
    '/users/me/trip',
    {
      bodyLimit: LARGEST,
      schema: {
        ...account,
        summary: 'Save your trip',
        description:
          'If another device has saved it since `version`, the response is 409 with that trip and its version.',
        body: keptTripInput,
        response: answers({ 200: keptTripSchema, 409: tripConflictSchema }, 401, 403, 415),
      },
    },
    async (request) => {
      const { id } = sessionOf(request)
      const { trip, version } = request.body
      await app.limits.take(SAVES, `trip of ${id}`, 'Too many changes in a short time')
      const saved = await saveTrip(app.db, id, trip, version)
      if (saved) return saved
      throw new HttpError(409, 'Your trip was changed on another device.', {
        extra: { ...(await findTrip(app.db, id)) },
      })
    },
  )
}
