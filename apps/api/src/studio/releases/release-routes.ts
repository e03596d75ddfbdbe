import { isDeepStrictEqual } from 'node:util'
import {
  type Changes,
  type ContentName,
  changesSchema,
  pageQuery,
  publishInput,
  releaseDetail,
  releaseList,
  releaseResult,
} from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import { createSharedLookups } from '../../http/shared-lookups.ts'
import type { Config } from '../../settings/config.ts'
import { type Draft, dropDrafts, listDraftAuthors } from '../drafts/draft-store.ts'
import { problemsOf } from '../drafts/record-view.ts'
import { beginning } from '../records/begin.ts'
import type { WrittenRecord } from '../records/content-folder.ts'
import { nameOf, recordOfFile } from '../records/content-kinds.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { keyOf } from '../records/record-key.ts'
import { lockContent, type Published, readPublished } from '../records/record-store.ts'
import { changeOf } from './changes.ts'
import { put } from './compose.ts'
import { pathOfField } from './field-path.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { publishSoon, releaseOf } from './one-release.ts'
import { addRelease, countReleases, listReleases, readRows, readSince } from './release-store.ts'
import { readSeen } from './seen-version.ts'
import { unfinishedIn } from './unfinished.ts'

const BUSY = 'A release is being published. Wait until it is done.'
const MOST_NAMED = 20

/** Publishing and its history. */
export const releaseRoutes: FastifyPluginAsyncZod<Pick<Config, 'contentDir'>> = async (
  app,
  { contentDir },
) => {
  forEditors(app)
  app.addHook('preHandler', beginning(app.db, contentDir))
  const params = z.object({ id: z.string() })

  // Each check takes a process and a copy of the content.
  const inTurn = oneAtATime()
  const shared = createSharedLookups<Changes>()
  /** Contradictions between records of the site with these drafts. */
  const check = async (published: readonly Published[], drafts: readonly Draft[]) => {
    const records = new Map<string, WrittenRecord>(published.map((record) => [keyOf(record), record]))
    for (const draft of drafts) put(records, draft, draft.data)
    const problems = await inTurn(() => app.studio.check([...records.values()]))
    const told = problems.map(({ file, field, problem, cure }): Changes['problems'][number] => {
      const name = recordOfFile(file)
      const data = (name && records.get(keyOf(name))?.data) ?? null
      return {
        kind: name?.kind ?? null,
        slug: name?.slug ?? null,
        name: name ? nameOf(name, data) : null,
        path: pathOfField(data, field),
        field,
        problem,
        cure,
      }
    })
    // Several checks may find the same problem.
    return told.filter((one, index) => told.findIndex((other) => isDeepStrictEqual(one, other)) === index)
  }
  const readChanges = async (): Promise<Changes> => {
    const { drafts, version } = await readSeen(app.db)
    const published = await readPublished(app.db)
    const found = new Map(published.map((record) => [keyOf(record), record]))
    const authors = new Map((await listDraftAuthors(app.db)).map((record) => [keyOf(record), record.authors]))
    const changes = drafts.flatMap((draft) => {
      const change = changeOf(draft, found.get(keyOf(draft))?.data ?? null, draft.data)
      if (change === undefined) return []
      const by = authors.get(keyOf(draft)) ?? [draft.by]
      return [
        {
          ...change,
          by,
          problems: problemsOf(draft, draft.data),
          unfinished: unfinishedIn(draft.kind, draft.data),
        },
      ]
    })
    // Leave out faults of single records, which are listed with the record.
    const isSound = changes.every(({ problems }) => problems.length === 0)
    return {
      changes,
      problems: isSound && changes.length > 0 ? await check(published, drafts) : [],
      version,
    }
  }

  app.get(
    '/content/changes',
    {
      schema: {
        ...docs,
        summary: 'Preview what publishing would change, field by field',
        response: answers({ 200: changesSchema }, 401, 403, 422),
      },
    },
    async () => shared('changes', readChanges),
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
      const { version, records, note, publishAt, until } = request.body
      const isNamed = (draft: ContentName) =>
        records === undefined || records.some((name) => keyOf(name) === keyOf(draft))
      const seen = async (db: Queries) => {
        const now = await readSeen(db)
        if (now.version !== version)
          throw new HttpError(409, 'Something has changed since you looked. Check the changes again.')
        return now.drafts.filter(isNamed)
      }
      const drafts = await seen(app.db)
      if (drafts.length === 0) throw new HttpError(422, 'There is nothing to publish.')
      const wrong = drafts.flatMap((draft) =>
        problemsOf(draft, draft.data).map((problem) => ({ ...problem, record: keyOf(draft) })),
      )
      const across =
        wrong.length > 0
          ? wrong
          : (await check(await readPublished(app.db), drafts)).map((problem) => ({
              ...problem,
              record: `${problem.kind}/${problem.slug}`,
            }))
      if (across.length > 0)
        throw new HttpError(422, 'There is a problem with these changes. Fix it first.', {
          errors: Object.fromEntries(
            across
              .slice(0, MOST_NAMED)
              .map(({ record, field, problem, cure }) => [`${record} ${field}`, `${problem}. ${cure}`]),
          ),
        })
      const isLater = publishAt !== null && publishAt !== undefined && Date.parse(publishAt) > Date.now()
      const release = await app.db.transaction(async (tx) => {
        await lockContent(tx)
        const id = await addRelease(
          tx,
          {
            state: isLater ? 'scheduled' : 'publishing',
            by: sessionOf(request).id,
            note,
            publishAt: isLater ? publishAt : null,
            until,
          },
          await seen(tx),
        )
        if (id === null) throw new HttpError(409, BUSY)
        // A scheduled change is no longer a draft: new edits start from the published record.
        if (isLater) await dropDrafts(tx, drafts)
        await writeAudit(tx, app.actorOf(request), {
          action: 'added',
          record: 'release',
          recordId: id,
          count: drafts.length,
          ...(isLater && { detail: `planned for ${publishAt}` }),
        })
        return releaseOf(tx, id)
      })
      if (!isLater) publishSoon(app)
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
    async (request) => {
      const { page, limit } = request.query
      const total = await countReleases(app.db)
      return {
        releases: await listReleases(app.db, limit, (page - 1) * limit),
        total,
        totalPages: Math.ceil(total / limit),
        page,
        limit,
      }
    },
  )

  app.get(
    '/content/releases/:id',
    {
      schema: {
        ...docs,
        summary: 'Get a release: what it changed, and what restoring it would change',
        params,
        response: answers({ 200: releaseDetail }, 401, 403, 404, 422),
      },
    },
    async (request) => {
      const release = await releaseOf(app.db, request.params.id)
      const rows = await readRows(app.db, release._id)
      const since = release.number === null ? [] : await readSince(app.db, release.number)
      return {
        release,
        changes: rows.flatMap((row) => changeOf(row, row.before, row.data) ?? []),
        since: since.flatMap((record) => changeOf(record, record.now, record.then) ?? []),
      }
    },
  )

  app.post(
    '/content/releases/:id/put-back',
    {
      schema: {
        ...docs,
        summary: 'Restore the site to an earlier release',
        description: 'Publishes a new release. Drafts are kept, and are based on it from then on.',
        params,
        response: answers({ 202: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request, reply) => {
      const former = await releaseOf(app.db, request.params.id)
      const { number } = former
      if (number === null) throw new HttpError(422, 'This release was never published.')
      const release = await app.db.transaction(async (tx) => {
        await lockContent(tx)
        const changed = (await readSince(tx, number)).filter(
          (record) => changeOf(record, record.now, record.then) !== undefined,
        )
        if (changed.length === 0) throw new HttpError(422, 'The site is already in this state.')
        const rows = changed.map(({ kind, slug, then, releaseId }) => ({
          kind,
          slug,
          data: then,
          base: releaseId,
          revision: null,
        }))
        const note = `Restored release ${number}`
        const by = sessionOf(request).id
        const id = await addRelease(tx, { state: 'publishing', by, note, restores: number }, rows)
        if (id === null) throw new HttpError(409, BUSY)
        await writeAudit(tx, app.actorOf(request), {
          action: 'restored',
          record: 'release',
          recordId: former._id,
          count: rows.length,
        })
        return releaseOf(tx, id)
      })
      publishSoon(app)
      return reply.code(202).send({ release })
    },
  )
}
