import { authSchema, linkInput } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { findLink } from './account-link-store.ts'
import { taken } from './account-routes.ts'
import { keepDevice } from './device-cookie.ts'
import { rememberPlace } from './known-store.ts'
import { checkNewPassword } from './new-password.ts'
import { openByLink } from './open-by-link.ts'
import { findUser, toUser } from './user-store.ts'

const gone = () => new HttpError(404, 'This link has been used or has expired. Ask us for a new one.')

/** Routes behind mailed links; they need no session. */
export const linkRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  app.post(
    '/users/password/link',
    {
      schema: {
        tags: ['Accounts'],
        summary: 'Set a password by a link from a letter',
        description:
          'The link works once. It ends every session of the account; one that was mailed to a former address brings this address back.',
        body: linkInput,
        response: answers({ 200: authSchema }, 404, 409, 415),
      },
    },
    async (request, reply) => {
      const { limits, db } = app
      const { link: secret, newPassword } = request.body
      const address = limits.addressOf(request)
      await limits.take(limits.rates.signInAddress, `link from ${address}`, 'Too many attempts')
      const link = await findLink(db, secret)
      const user = link && (await findUser(db, link.userId))
      if (!user || user.disabledAt !== null) throw gone()
      await checkNewPassword(user.role, newPassword)
      const row = await openByLink(db, secret, await app.passwords.hash(newPassword))
      if (row === 'taken') throw taken(['email'])
      if (row === undefined) throw gone()
      await rememberPlace(db, row.id, { address, device: keepDevice(request, reply, publicUrl) })
      request.log.info(
        { reqId: request.id, event: 'password set by link', userId: row.id },
        'password set by link',
      )
      return { token: app.signToken(row), user: toUser(row) }
    },
  )
}
