import { mentionListSchema, type Note, noteInput, noteResultSchema } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { writeLetter } from '../../db/stores/outbox-store.ts'
import { answers, bearer, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { idParams, isId } from '../../http/ids.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { addNote, namedNote } from '../enquiries/notes/note-store.ts'
import { threadOf } from '../enquiries/thread-parts.ts'
import { wantMentionEmails } from '../staff/settings/staff-settings-store.ts'
import { addMentions, atWork, listMentions, mentionedIn, seeMentions } from './mention-store.ts'

const desk = { tags: ['Desk'], security: bearer }
const LONGEST_SUBJECT = 200

type Author = Actor & { name: string }
type Sender = Pick<Config, 'publicUrl'>

/** Stores a note; the people whom it mentions get a notice, and by their settings an email. */
async function noteWithMentions(
  { db }: FastifyInstance,
  { publicUrl }: Sender,
  id: string,
  by: Author,
  text: string,
): Promise<Note | undefined> {
  return db.transaction(async (tx) => {
    const ids = mentionedIn(text)
    const people = ids.length > 0 ? await atWork(tx, ids) : []
    if (people.length < ids.length) {
      const message = 'Only people who work at the desk can be mentioned.'
      throw new HttpError(422, message, { errors: { text: message } })
    }
    const note = await addNote(tx, id, by, text)
    if (!note) return undefined
    const mentions = people.map(({ id: _id, name }) => ({ _id, name }))
    // Their own name in their own note is no news.
    const told = people.filter((person) => person.id !== by.id)
    await addMentions(tx, note._id, ids)
    if (ids.includes(by.id)) await seeMentions(tx, id, by.id)
    const wanting = await wantMentionEmails(
      tx,
      told.map((person) => person.id),
    )
    const to = told.filter((person) => wanting.has(person.id)).map(({ email }) => email)
    await mailMentions(tx, { id, by, to, text: namedNote(text, mentions), publicUrl })
    return { ...note, author: by.name, mentions }
  })
}

interface Told extends Sender {
  id: string
  by: Author
  to: readonly string[]
  text: string
}

async function mailMentions(tx: Queries, { id, by, to, text, publicUrl }: Told): Promise<void> {
  const row = to.length > 0 ? await findEnquiry(tx, id) : undefined
  if (!row) return
  const letter = {
    subject: `${by.name} mentioned you: ${row.subject}`.slice(0, LONGEST_SUBJECT),
    body: [text, '', 'Read it at:', `${publicUrl}/dashboard?enquiry=${id}`].join('\n'),
    // Not an announcement of a new enquiry, so it doesn't count as one.
    enquiries: 0,
    enquiryIds: [id],
  }
  for (const recipient of to) await writeLetter(tx, { ...letter, recipient })
}

/** Notes of staff, and mentions in them. */
export const noteRoutes: FastifyPluginAsyncZod<Sender> = async (app, sender) => {
  app.addHook('onRequest', app.staffOnly)

  app.post(
    '/enquiries/:id/notes',
    {
      config: { scope: 'enquiries:write' },
      schema: {
        ...desk,
        summary: 'Add a note for staff only',
        description:
          'A person’s id as `<@id>` mentions them: they get a notice and, by their settings, an email. 422 if somebody mentioned does not work at the desk.',
        params: idParams,
        body: noteInput,
        response: answers({ 201: noteResultSchema }, 401, 403, 404, 415, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const by = { ...app.actorOf(request), name: sessionOf(request).name }
      const note = isId(id) ? await noteWithMentions(app, sender, id, by, request.body.text) : undefined
      if (!note) throw notFound('The enquiry')
      app.live.tell('changed', [id, await threadOf(app.db, id)])
      return reply.code(201).send({ note })
    },
  )
}

export const mentionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', app.staffOnly)

  app.get(
    '/mentions',
    {
      schema: {
        ...desk,
        summary: 'List the newest notes that mention you, unseen ones first',
        response: answers({ 200: mentionListSchema }, 401, 403),
      },
    },
    async (request) => ({ mentions: await listMentions(app.db, sessionOf(request).id) }),
  )

  app.put(
    '/enquiries/:id/mentions/seen',
    {
      config: { readsOnly: true },
      schema: {
        ...desk,
        summary: 'Mark your mentions in an enquiry as seen',
        params: idParams,
        response: answers({ 204: nothing }, 401, 403, 404, 415),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isId(id)) throw notFound('The enquiry')
      await seeMentions(app.db, id, sessionOf(request).id)
      return reply.code(204).send(null)
    },
  )
}
