import { setTimeout } from 'node:timers/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Queries } from '../../db/database.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { createSharedLookups } from '../../http/shared-lookups.ts'
import { listDrafts } from '../drafts/draft-store.ts'
import { addressesOf } from '../records/content-kinds.ts'
import { listPublishedNames, readPublished } from '../records/record-store.ts'
import { readSeenNames } from '../releases/seen-version.ts'
import { type Preview, previewOf } from './draft-site.ts'
import { leftOutSentence } from './left-out.ts'
import type { PreviewLinks } from './preview-link.ts'
import { awaitedPage, busyPage, previewHeaders, previewPage } from './preview-page.ts'
import { previews } from './previews.ts'

const address = /^[a-z0-9/-]{0,200}$/

interface PreviewPageOptions {
  links: PreviewLinks
  /** Idle timeout of a connection, in ms: answer before it. */
  idle: number
}

/** A page with all drafts, for holders of the link. */
export const previewPageRoute: FastifyPluginAsyncZod<PreviewPageOptions> = async (app, { links, idle }) => {
  const preview = previews(
    async (path) =>
      previewOf(
        { published: await readPublished(app.db), drafts: await listDrafts(app.db) },
        path,
        app.studio,
      ),
    ({ html }) => html?.length ?? 0,
  )
  const readKnown = knownAddresses(app.db)
  const shared = createSharedLookups<Known>()

  app.get(
    '/preview/:token/*',
    { schema: { hide: true, params: z.object({ token: z.string(), '*': z.string() }) } },
    async (request, reply) => {
      const { token, '*': path } = request.params
      if (!links.isOpen(token)) throw notFound('This preview has ended, or')
      if (!address.test(path)) throw notFound('This page')
      const wanted = `/${path.replace(/\/+$/, '')}`
      const { version, addresses } = await shared('known', readKnown)
      // Otherwise holders of the link could have any number of URLs rendered.
      if (!addresses.has(wanted) && !app.hasPage(wanted)) throw notFound('This page')
      const caller = app.limits.on ? app.limits.addressOf(request) : undefined
      const send = (html: string) => reply.headers(previewHeaders).type('text/html; charset=utf-8').send(html)
      try {
        return send(htmlOf(await within(idle / 2, preview(version, wanted, caller)), `/preview/${token}`))
      } catch (error) {
        if (!(error instanceof HttpError) || error.retryAfter === undefined) throw error
        reply.code(error.statusCode).header('retry-after', error.retryAfter)
        return send(busyPage(error.message, error.retryAfter))
      }
    },
  )
}

/** Answers 503 after `ms`. Rendering continues, so that the next try gets the cached page. */
async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const late = setTimeout(ms, undefined, { ref: false }).then(() => {
    throw new HttpError(503, 'This page is still being prepared. It will load by itself.', { retryAfter: 2 })
  })
  return Promise.race([asked, late])
}

function htmlOf({ html, leftOut, isAwaited }: Preview, base: string): string {
  const sentence = leftOutSentence(leftOut)
  if (html !== undefined) return previewPage(html, base, sentence)
  if (isAwaited) return awaitedPage(sentence)
  throw notFound('This page')
}

interface Known {
  /** A new value whenever a draft or a release changes. */
  version: string
  /** Pages of the records, drafted or published. */
  addresses: ReadonlySet<string>
}

/** Reads which pages a preview may show; cached until something changes. */
function knownAddresses(db: Queries): () => Promise<Known> {
  let known: Known | undefined
  return async () => {
    const { version, drafts } = await readSeenNames(db)
    if (known?.version === version) return known
    const names = [...(await listPublishedNames(db)), ...drafts]
    known = { version, addresses: new Set(names.flatMap(addressesOf)) }
    return known
  }
}
