import {
  type ContentName,
  contentName,
  contentOverview,
  contentRecordResult,
  contentSchemaResult,
  type DraftConflict,
  draftConflict,
  draftInput,
  draftResult,
} from '@susegad/api-client/contract'
import { pathOf } from '@susegad/catalog-data/schemas'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { answers, nothing } from '../../http/answers.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { withinDraftLimits } from '../drafts/draft-limits.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import { recordView, type Stored, summaryView } from '../drafts/record-view.ts'
import { DraftCollision, discardDraft, readStored, saveDraft } from '../drafts/save-draft.ts'
import { kindList, schemaNamed } from '../records/content-kinds.ts'
import { assertKnown, type ContentOptions, docs, forEditors } from '../records/editor-calls.ts'
import { RECORD_MAX_BYTES, tooDeep } from '../records/record-size.ts'
import { listVisitors, noteEdits, noteVisit, readPublished } from '../records/record-store.ts'
import { byKey, keyOf } from '../records/written-records.ts'
import { listOpenReleases } from '../releases/release-store.ts'

type Input = z.output<typeof draftInput>

export const recordRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, { contentDir }) => {
  forEditors(app, contentDir)

  app.get(
    '/content',
    {
      schema: {
        ...docs,
        summary: 'List every record of the site with its state',
        response: answers({ 200: contentOverview }, 401, 403, 422),
      },
    },
    async () => readOverview(app.db),
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
        params: contentName,
        response: answers({ 200: contentRecordResult }, 401, 403, 404, 422),
      },
    },
    async (request) => openRecord(app.db, request.params, sessionOf(request).id),
  )
}

/** Saves and discards drafts. */
export const draftRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, { contentDir }) => {
  forEditors(app, contentDir)

  app.put(
    '/content/records/:kind/:slug',
    {
      bodyLimit: RECORD_MAX_BYTES,
      schema: {
        ...docs,
        summary: 'Save a draft of a record',
        description:
          'A draft may be incomplete: `problems` lists what must be fixed before publishing. Changes by others since `version` are merged field by field; 409 if they changed the same field. Visitors see nothing until it is published.',
        params: contentName,
        body: draftInput,
        response: {
          ...answers({ 200: draftResult }, 401, 403, 404, 415, 422),
          409: draftConflict.describe('The same fields were changed meanwhile; or there is such a record'),
        },
      },
    },
    async (request, reply) => {
      const { params: name, body } = request
      const by = app.actorOf(request)
      try {
        return await saveRecord(app.db, name, body, by)
      } catch (error) {
        if (!(error instanceof DraftCollision)) throw error
        return reply.code(409).send(await conflictOf(app.db, name, error, by.id))
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
        params: contentName,
        querystring: z.object({ version: z.string({ error: 'Send the version that you saw' }).max(60) }),
        response: answers({ 204: nothing }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      await discardRecord(app.db, request.params, request.query.version, app.actorOf(request))
      return reply.code(204).send(null)
    },
  )
}

async function readOverview(db: Queries) {
  const published = byKey(await readPublished(db))
  const drafts = byKey(await listDrafts(db))
  const names = byKey<ContentName>([...published.values(), ...drafts.values()])
  const open = await listOpenReleases(db)
  return {
    kinds: kindList(),
    records: [...names].map(([key, name]) =>
      summaryView(name, { published: published.get(key), draft: drafts.get(key) }),
    ),
    current: open.find(({ current }) => current) ?? null,
    publishing: open.find(({ state }) => state === 'publishing') ?? null,
    scheduled: open.filter(({ state }) => state === 'scheduled'),
  }
}

/** The record with the others who have it open. */
const viewFor = async (db: Queries, name: ContentName, stored: Stored, userId: string) =>
  recordView(name, stored, await listVisitors(db, userId, name))

async function openRecord(db: Queries, name: ContentName, userId: string) {
  assertKnown(name)
  const stored = await readStored(db, name)
  if (!stored.draft && !stored.published) throw notFound('This record')
  await noteVisit(db, userId, name)
  return { record: await viewFor(db, name, stored, userId) }
}

async function saveRecord(db: Database, name: ContentName, input: Input, by: Actor) {
  assertKnown(name)
  if (tooDeep(input.data)) throw new HttpError(400, 'This record is nested too deeply.')
  const { merged, ...stored } = await db.transaction(async (tx) => {
    const saved = await withinDraftLimits(tx, () => saveDraft(tx, name, input, by.id))
    await noteEdits(tx, by, [{ ...name, data: input.data }])
    return saved
  })
  await noteVisit(db, by.id, name)
  return { record: await viewFor(db, name, stored, by.id), merged }
}

async function conflictOf(db: Queries, name: ContentName, { found }: DraftCollision, userId: string) {
  const { stored, merged, collisions, by } = found
  return {
    message: `${by.name} changed the same ${collisions.length === 1 ? 'field' : 'fields'} in the meantime. Choose which to keep.`,
    record: await viewFor(db, name, stored, userId),
    merged,
    collisions: collisions.map(({ path, ...values }) => ({
      path,
      field: pathOf(path),
      ...(values as Pick<NonNullable<DraftConflict['collisions']>[number], 'mine'>),
      by,
    })),
  }
}

async function discardRecord(db: Database, name: ContentName, version: string, by: Actor) {
  assertKnown(name)
  const detail = `${keyOf(name)}: draft dropped`
  await db.transaction(async (tx) => {
    if (await discardDraft(tx, name, version))
      await writeAudit(tx, by, { action: 'changed', record: 'content', detail })
  })
}
