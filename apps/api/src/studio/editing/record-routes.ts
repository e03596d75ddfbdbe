import {
  type ContentName,
  contentOverview,
  contentRecordResult,
  contentSchemaResult,
  draftConflict,
  draftInput,
  draftResult,
} from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { withinRoom } from '../drafts/draft-room.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import { instant, recordView, summaryView } from '../drafts/record-view.ts'
import { DraftCollision, discardDraft, readStored, type Stored, saveDraft } from '../drafts/save-draft.ts'
import { beginning } from '../records/begin.ts'
import { kindList, schemaNamed } from '../records/content-kinds.ts'
import { assertKnown, docs, forEditors, nameParams } from '../records/editor-calls.ts'
import { RECORD_MAX_BYTES, tooDeep } from '../records/record-size.ts'
import { listVisitors, noteEdit, noteVisit, readPublished } from '../records/record-store.ts'
import { listOpenReleases } from '../releases/release-store.ts'

/** Records of the site and their drafts. */
export const recordRoutes: FastifyPluginAsyncZod<Pick<Config, 'contentDir'>> = async (
  app,
  { contentDir },
) => {
  forEditors(app)
  const begin = beginning(app.db, contentDir)
  app.addHook('preHandler', begin)

  const viewOf = async (name: ContentName, stored: Stored, userId: string) => {
    const visitors = await listVisitors(app.db, userId, name)
    return recordView(
      name,
      stored,
      visitors.map(({ _id, name: called, seconds }) => ({ _id, name: called, at: instant(seconds) })),
    )
  }

  app.get(
    '/content',
    {
      schema: {
        ...docs,
        summary: 'List every record of the site with its state',
        response: answers({ 200: contentOverview }, 401, 403, 422),
      },
    },
    async () => {
      const found = new Map<string, { name: ContentName } & Stored>()
      for (const published of await readPublished(app.db)) {
        const { kind, slug } = published
        found.set(`${kind}/${slug}`, { name: { kind, slug }, published, draft: undefined })
      }
      for (const draft of await listDrafts(app.db)) {
        const { kind, slug } = draft
        const key = `${kind}/${slug}`
        found.set(key, { name: { kind, slug }, published: found.get(key)?.published, draft })
      }
      const open = await listOpenReleases(app.db)
      return {
        kinds: kindList(),
        records: [...found.values()].map(({ name, ...stored }) => summaryView(name, stored)),
        current: open.find(({ current }) => current) ?? null,
        publishing: open.find(({ state }) => state === 'publishing') ?? null,
        scheduled: open.filter(({ state }) => state === 'scheduled'),
      }
    },
  )

  app.get(
    '/content/schemas/:name',
    {
      schema: {
        ...docs,
        summary: 'Get the JSON Schema of a record, for building a form',
        params: z.object({ name: z.string() }),
        response: answers({ 200: contentSchemaResult }, 401, 403, 404, 422),
      },
    },
    async (request) => {
      const schema = schemaNamed(request.params.name)
      if (schema === undefined) throw notFound('This schema')
      return { schema }
    },
  )

  app.get(
    '/content/records/:kind/:slug',
    {
      schema: {
        ...docs,
        summary: 'Get a record: its draft, or what is published',
        description: 'Reading a record shows others for two minutes that you have it open.',
        params: nameParams,
        response: answers({ 200: contentRecordResult }, 401, 403, 404, 422),
      },
    },
    async (request) => {
      const { params: name } = request
      const { id } = sessionOf(request)
      assertKnown(name)
      const stored = await readStored(app.db, name)
      if (!stored.draft && !stored.published) throw notFound('This record')
      await noteVisit(app.db, id, name)
      return { record: await viewOf(name, stored, id) }
    },
  )

  app.put(
    '/content/records/:kind/:slug',
    {
      bodyLimit: RECORD_MAX_BYTES,
      schema: {
        ...docs,
        summary: 'Save a draft of a record',
        description:
          'A draft may be incomplete: `problems` lists what must be fixed before publishing. Changes by others since `version` are merged field by field; 409 if they changed the same field. Visitors see nothing until it is published.',
        params: nameParams,
        body: draftInput,
        response: {
          ...answers({ 200: draftResult }, 401, 403, 404, 415, 422),
          409: draftConflict.describe('The same fields were changed meanwhile; or there is such a record'),
        },
      },
    },
    async (request, reply) => {
      const { params: name, body } = request
      const { id } = sessionOf(request)
      assertKnown(name)
      if (tooDeep(body.data)) throw new HttpError(400, 'This record is nested too deeply.')
      try {
        const { merged, ...stored } = await app.db.transaction(async (tx) => {
          const saved = await withinRoom(tx, () => saveDraft(tx, name, body, id))
          await noteEdit(tx, app.actorOf(request), name, body.data === null ? 'deleted' : 'changed')
          return saved
        })
        await noteVisit(app.db, id, name)
        return { record: await viewOf(name, stored, id), merged }
      } catch (error) {
        if (!(error instanceof DraftCollision)) throw error
        const { stored, merged, collisions, by } = error.found
        return reply.code(409).send({
          message: `${by.name} changed the same meanwhile. Choose which to keep.`,
          record: await viewOf(name, stored, id),
          merged,
          collisions: collisions.map(({ path, ...values }) => ({
            path,
            field: pathOf(path),
            ...(values as Pick<NonNullable<z.input<typeof draftConflict>['collisions']>[number], 'mine'>),
            by,
          })),
        })
      }
    },
  )

  app.delete(
    '/content/records/:kind/:slug',
    {
      schema: {
        ...docs,
        summary: 'Discard the draft of a record',
        description:
          'The record goes back to what visitors see; a record that was never published is removed.',
        params: nameParams,
        querystring: z.object({ version: z.string({ error: 'Send the version that you saw' }).max(60) }),
        response: answers({ 204: nothing }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const { params: name } = request
      assertKnown(name)
      await app.db.transaction(async (tx) => {
        if (!(await discardDraft(tx, name, request.query.version))) return
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'content',
          detail: `${name.kind}/${name.slug}: draft dropped`,
        })
      })
      return reply.code(204).send(null)
    },
  )
}
