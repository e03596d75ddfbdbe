import {
  type Changes,
  changesSchema,
  pageQuery,
  publishInput,
  releaseDetail,
  releaseList,
  releaseResult,
} from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/database.ts'
import { answers } from '../../http/answers.ts'
import { idParams } from '../../http/ids.ts'
import { createSharedLookups } from '../../http/shared-lookups.ts'
import { type ContentOptions, docs, forEditors } from '../records/editor-calls.ts'
import { type Check, changeOf, readChanges } from './changes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { cancelRelease, confirmRelease, publishDrafts, restoreRelease } from './release-actions.ts'
import { countReleases, findRelease, listReleases, readRows, readSince } from './release-store.ts'

export const releaseRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, { contentDir }) => {
  forEditors(app, contentDir)
  // Each check takes a process and a copy of the content.
  const queue = oneAtATime()
  const check: Check = (records) => queue(() => app.studio.check(records))
  const shared = createSharedLookups<Changes>()

  app.get(
    '/content/changes',
    {
      schema: {
        ...docs,
        summary: 'Preview what publishing would change, field by field',
        response: answers({ 200: changesSchema }, 401, 403, 422),
      },
    },
    async () => shared('changes', () => readChanges(app.db, check)),
  )

  app.post(
    '/content/releases',
    {
      schema: {
        ...docs,
        summary: 'Publish drafts now or at a set time',
        description:
          '409 if a draft has changed since `version`, or while another release is being published. 422 if a record is not valid; `errors` lists the problems by record. The response comes at once; the release says when visitors see it, or why it failed.',
        body: publishInput,
        response: answers({ 202: releaseResult }, 401, 403, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const release = await publishDrafts(app.db, check, request.body, app.actorOf(request))
      if (release.state === 'publishing') publishSoon(app)
      return reply.code(202).send({ release })
    },
  )

  app.get(
    '/content/releases',
    {
      schema: {
        ...docs,
        summary: 'List releases of the site, newest first',
        querystring: pageQuery,
        response: answers({ 200: releaseList }, 401, 403, 422),
      },
    },
    async (request) => readHistory(app.db, request.query),
  )

  app.get(
    '/content/releases/:id',
    {
      schema: {
        ...docs,
        summary: 'Get a release: what it changed, and what restoring it would change',
        params: idParams,
        response: answers({ 200: releaseDetail }, 401, 403, 404, 422),
      },
    },
    async (request) => readDetail(app.db, request.params.id),
  )
}

/** Restores former releases, cancels scheduled ones, and confirms those on hold. */
export const releaseActionRoutes: FastifyPluginAsyncZod<ContentOptions> = async (app, { contentDir }) => {
  forEditors(app, contentDir)

  app.post(
    '/content/releases/:id/put-back',
    {
      schema: {
        ...docs,
        summary: 'Restore the site to an earlier release',
        description: 'Publishes a new release. Drafts are kept, and are based on it from then on.',
        params: idParams,
        response: answers({ 202: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const release = await restoreRelease(app.db, request.params.id, app.actorOf(request))
      publishSoon(app)
      return reply.code(202).send({ release })
    },
  )

  app.post(
    '/content/releases/:id/cancel',
    {
      schema: {
        ...docs,
        summary: 'Cancel a scheduled release',
        description: 'Its changes become drafts again. A scheduled restore is only cancelled.',
        params: idParams,
        response: answers({ 200: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => ({
      release: await cancelRelease(app.db, request.params.id, app.actorOf(request)),
    }),
  )

  app.post(
    '/content/releases/:id/confirm',
    {
      schema: {
        ...docs,
        summary: 'Confirm a scheduled release after its author lost the right to edit the site',
        description: 'The person who confirms it becomes responsible for it. 409 if it is not on hold.',
        params: idParams,
        response: answers({ 200: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const release = await confirmRelease(app.db, request.params.id, app.actorOf(request))
      publishSoon(app)
      return { release }
    },
  )
}

function publishSoon({ studio, log }: FastifyInstance): void {
  studio.round().catch((error: unknown) => log.error(error, 'publishing is tried again'))
}

async function readHistory(db: Queries, { page, limit }: { page: number; limit: number }) {
  const total = await countReleases(db)
  const releases = await listReleases(db, limit, (page - 1) * limit)
  return { releases, total, totalPages: Math.ceil(total / limit), page, limit }
}

async function readDetail(db: Queries, id: string) {
  const release = await findRelease(db, id)
  const rows = await readRows(db, release._id)
  const since = release.number === null ? [] : await readSince(db, release.number)
  return {
    release,
    changes: rows.flatMap((row) => changeOf(row, row.before, row.data) ?? []),
    since: since.flatMap((record) => changeOf(record, record.now, record.then) ?? []),
  }
}
