import { erasedSchema, personDataSchema, personInput, personResultSchema } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditEach, writeAudit } from '../../db/stores/audit-store.ts'
import { countLetters } from '../../db/stores/erasure-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { assertStillOwner } from '../staff/staff-store.ts'
import { identityKey } from '../users/identity.ts'
import { findByAddress, lockByAddress } from '../users/user-store.ts'
import { addressDigest } from './address-digest.ts'
import { erasePerson } from './erase-person.ts'
import { personData } from './person-data.ts'
import { lastErased, mailsFrom, notesOf, personEnquiries } from './person-store.ts'

const tags = ['Desk']
const security = bearer

/** Data requests, handled by staff. The email address is in the body, because URLs are logged. */
export const peopleRoutes: FastifyPluginAsyncZod<{ secret: string }> = async (app, { secret }) => {
  app.addHook('onRequest', app.staffOnly)
  const digest = addressDigest(secret)

  app.post(
    '/people',
    {
      schema: {
        tags,
        security,
        summary: 'Count what is stored about a person',
        body: personInput,
        response: answers({ 200: personResultSchema }, 401, 403, 415),
      },
    },
    async (request) => {
      const { email } = request.body
      const user = await findByAddress(app.db, email)
      const ids = (await personEnquiries(app.db, email, user?.id ?? null)).map(({ id }) => id)
      await writeAudit(app.db, app.actorOf(request), {
        action: 'saw',
        record: 'person',
        count: ids.length,
        ...(user && { recordId: user.id }),
      })
      const notes = [...(await notesOf(app.db, ids)).values()].flat().length
      return {
        person: {
          account: user
            ? { name: user.name, role: user.role, createdAt: new Date(user.createdAt).toISOString() }
            : null,
          enquiries: ids.length,
          notes,
          mails: (await mailsFrom(app.db, identityKey(email))).length,
          letters: await countLetters(app.db, ids, identityKey(email), user?.id ?? null),
          erasedAt: await lastErased(app.db, digest.of(email)),
        },
      }
    },
  )

  app.post(
    '/people/data',
    {
      schema: {
        tags,
        security,
        summary: 'Export everything stored about a person',
        description:
          'The account with this email address; every enquiry that contains the address or was sent from the account, with staff notes; and emails from the address in other threads. 422 for the address of a member of staff, unless an owner asks. First make sure that the request comes from this person.',
        body: personInput,
        response: answers({ 200: personDataSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => {
      const { email } = request.body
      const by = app.actorOf(request)
      const user = await findByAddress(app.db, email)
      if (user?.role === 'admin' && sessionOf(request).staffRole !== 'owner') {
        const message = 'This address belongs to the staff. Ask an owner for this data.'
        throw new HttpError(422, message, { errors: { email: message } })
      }
      const data = await personData(app.db, { email, user, digest })
      const ids = data.enquiries.map(({ _id }) => _id)
      await app.db.transaction(async (tx) => {
        await auditEach(tx, by, 'exported', ids)
        await writeAudit(tx, by, {
          action: 'exported',
          record: 'person',
          count: ids.length,
          ...(user && { recordId: user.id }),
        })
      })
      return data
    },
  )

  app.post(
    '/people/erasure',
    {
      // Staff can't be erased this way, because erasing also removes evidence of what they did.
      onRequest: app.ownersOnly,
      schema: {
        tags,
        security,
        summary: 'Erase a person',
        description:
          'For owners. Permanently erases the account, the content of the enquiries, notes, emails, and emails in other threads. A record of each enquiry remains without personal data, so that the figures stay correct. 422 for the address of a member of staff.',
        body: personInput,
        response: answers({ 200: erasedSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => {
      const { email } = request.body
      const by = app.actorOf(request)
      let enquiries: string[] = []
      const erased = await app.db.transaction(async (tx) => {
        await assertStillOwner(tx, by.id)
        const account = await lockByAddress(tx, email)
        if (account?.role === 'admin') {
          const message = 'This address belongs to the staff. Remove the account from the staff first.'
          throw new HttpError(422, message, { errors: { email: message } })
        }
        enquiries = (await personEnquiries(tx, email, account?.id ?? null)).map(({ id }) => id)
        return erasePerson(tx, { by, record: 'person', email, account, enquiries, digest })
      })
      if (enquiries.length > 0) app.live.tell('changed', enquiries)
      request.log.info(
        { reqId: request.id, event: 'person erased', userId: by.id, ...erased },
        'person erased',
      )
      return { erased }
    },
  )
}
