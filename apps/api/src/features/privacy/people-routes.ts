import { erasedSchema, personDataSchema, personInput, personResultSchema } from '@susegad/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditEach, writeAudit } from '../../db/stores/audit-store.ts'
import { countLetters } from '../../db/stores/erasure-store.ts'
import { answers, bearer } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import type { AttachmentLinks } from '../attachments/attachment-link.ts'
import { identityKey } from '../users/identity.ts'
import { findByAddress } from '../users/user-store.ts'
import { type AddressDigest, addressDigest } from './address-digest.ts'
import { eraseByAddress } from './erase-person.ts'
import { personData } from './person-data.ts'
import { lastErased, mailsFrom, notesOf, personEnquiries, sendersOf } from './person-store.ts'

const desk = { tags: ['Desk'], security: bearer }

async function countPersonData(
  { db, actorOf }: FastifyInstance,
  request: FastifyRequest,
  email: string,
  digest: AddressDigest,
) {
  const user = await findByAddress(db, email)
  const ids = (await personEnquiries(db, email, user?.id ?? null)).map(({ id }) => id)
  await writeAudit(db, actorOf(request), {
    action: 'saw',
    record: 'person',
    count: ids.length,
    ...(user && { recordId: user.id }),
  })
  return {
    account: user
      ? { name: user.name, role: user.role, createdAt: new Date(user.createdAt).toISOString() }
      : null,
    enquiries: ids.length,
    notes: [...(await notesOf(db, ids)).values()].flat().length,
    mails: (await mailsFrom(db, await sendersOf(db, identityKey(email), ids), ids)).length,
    letters: await countLetters(db, ids, identityKey(email), user?.id ?? null),
    erasedAt: await lastErased(db, digest.of(email)),
  }
}

async function exportPersonData(
  { db, actorOf }: FastifyInstance,
  request: FastifyRequest,
  email: string,
  { digest, links }: { digest: AddressDigest; links: AttachmentLinks },
) {
  const user = await findByAddress(db, email)
  if (user?.role === 'admin' && sessionOf(request).staffRole !== 'owner') {
    const message = 'This address belongs to the staff. Ask an owner for this data.'
    throw new HttpError(422, message, { errors: { email: message } })
  }
  const data = await personData(db, { email, user, digest, links })
  const ids = data.enquiries.map(({ _id }) => _id)
  await db.transaction(async (tx) => {
    await auditEach(tx, actorOf(request), 'exported', ids)
    await writeAudit(tx, actorOf(request), {
      action: 'exported',
      record: 'person',
      count: ids.length,
      ...(user && { recordId: user.id }),
    })
  })
  return data
}

/** Data requests, handled by staff. The email address is in the body, because URLs are logged. */
export const peopleRoutes: FastifyPluginAsyncZod<{ secret: string; links: AttachmentLinks }> = async (
  app,
  { secret, links },
) => {
  app.addHook('onRequest', app.staffOnly)
  const digest = addressDigest(secret)

  app.post(
    '/people',
    {
      config: { storesNothing: true },
      schema: {
        ...desk,
        summary: 'Count what is stored about a person',
        body: personInput,
        response: answers({ 200: personResultSchema }, 401, 403, 415),
      },
    },
    async (request) => ({ person: await countPersonData(app, request, request.body.email, digest) }),
  )

  app.post(
    '/people/data',
    {
      config: { storesNothing: true },
      schema: {
        ...desk,
        summary: 'Export everything stored about a person',
        description:
          'The account with this email address; every enquiry that contains the address or was sent from the account, with staff notes; and what came from the address or the numbers of these enquiries in other threads. 422 for the address of a member of staff, unless an owner asks. First make sure that the request comes from this person.',
        body: personInput,
        response: answers({ 200: personDataSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => exportPersonData(app, request, request.body.email, { digest, links }),
  )

  app.post(
    '/people/erasure',
    {
      // Staff can't be erased this way, because erasing also removes evidence of what they did.
      onRequest: app.ownersOnly,
      schema: {
        ...desk,
        summary: 'Erase a person',
        description:
          'For owners. Permanently erases the account, the content of the enquiries, notes, emails, and the person’s messages in other threads. A record of each enquiry remains without personal data, so that the figures stay correct. 422 for the address of a member of staff.',
        body: personInput,
        response: answers({ 200: erasedSchema }, 401, 403, 415, 422),
      },
    },
    async (request) => {
      const by = app.actorOf(request)
      const erased = await eraseByAddress(app, by, request.body.email, digest)
      request.log.info(
        { reqId: request.id, event: 'person erased', userId: by.id, ...erased },
        'person erased',
      )
      return { erased }
    },
  )
}
