import { releaseResult } from '@susegad/api-client/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeAudit } from '../../db/stores/audit-store.ts'
import { answers } from '../../http/answers.ts'
import { HttpError } from '../../http/http-error.ts'
import { sessionOf } from '../../http/session.ts'
import type { Config } from '../../settings/config.ts'
import { beginning } from '../records/begin.ts'
import { docs, forEditors } from '../records/editor-calls.ts'
import { lockContent } from '../records/record-store.ts'
import { returnDrafts } from './finish-release.ts'
import { publishSoon, releaseOf } from './one-release.ts'
import { callOff, takeOver, takesBack } from './release-store.ts'

/** Cancels scheduled releases, and confirms those on hold. */
export const plannedReleaseRoutes: FastifyPluginAsyncZod<Pick<Config, 'contentDir'>> = async (
  app,
  { contentDir },
) => {
  forEditors(app)
  app.addHook('preHandler', beginning(app.db, contentDir))
  const params = z.object({ id: z.string() })

  app.post(
    '/content/releases/:id/cancel',
    {
      schema: {
        ...docs,
        summary: 'Cancel a scheduled release',
        description: 'Its changes become drafts again. A scheduled restore is only cancelled.',
        params,
        response: answers({ 200: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        await lockContent(tx)
        const { _id } = await releaseOf(tx, id)
        if (!(await callOff(tx, _id))) throw new HttpError(409, 'This release is no longer scheduled.')
        if (!(await takesBack(tx, _id))) await returnDrafts(tx, _id)
        await writeAudit(tx, app.actorOf(request), { action: 'withdrew', record: 'release', recordId: _id })
        return { release: await releaseOf(tx, _id) }
      })
    },
  )

  app.post(
    '/content/releases/:id/confirm',
    {
      schema: {
        ...docs,
        summary: 'Confirm a scheduled release after its author lost the right to edit the site',
        description: 'The person who confirms it becomes responsible for it. 409 if it is not on hold.',
        params,
        response: answers({ 200: releaseResult }, 401, 403, 404, 409, 415, 422),
      },
    },
    async (request) => {
      const { id } = request.params
      const confirmed = await app.db.transaction(async (tx) => {
        await lockContent(tx)
        const { _id, held, until } = await releaseOf(tx, id)
        if (!held) throw new HttpError(409, 'This release is no longer on hold.')
        if (until !== null && Date.parse(until) <= Date.now())
          throw new HttpError(422, 'The scheduled time has passed. Cancel it and schedule it again.')
        await takeOver(tx, _id, sessionOf(request).id)
        await writeAudit(tx, app.actorOf(request), {
          action: 'changed',
          record: 'release',
          recordId: _id,
          detail: 'confirmed',
        })
        return { release: await releaseOf(tx, _id) }
      })
      publishSoon(app)
      return confirmed
    },
  )
}
