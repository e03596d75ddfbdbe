import { pathOf } from '@susegad/catalog-data/schemas'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, isAway, type Queries } from '../../db/database.ts'
import { PhotosAway } from '../../photo-storage/photo-storage.ts'
import { faultOf } from '../../process/fault.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { nameOf } from '../records/content-kinds.ts'
import { readPublished } from '../records/record-store.ts'
import { byKey, keyOf, withChanges } from '../records/written-records.ts'
import { SiteUnmade } from '../site/site-maker.ts'
import type { siteMedia } from '../site/site-media.ts'
import { failRelease, finishRelease } from './finish-release.ts'
import { type Claimed, renewLease } from './lease-store.ts'
import { type ReleaseRow, readRows } from './release-store.ts'
import type { renderedSites } from './rendered-sites.ts'

const RENEW_EVERY = 5000
/** Give up after some attempts, in case rendering kills the process each time. */
const MOST_ATTEMPTS = 3
const MOST_NAMED = 5

export interface Publishing {
  db: Database
  worker: string
  sites: ReturnType<typeof renderedSites>
  media: ReturnType<typeof siteMedia>
  log: FastifyBaseLogger
  signal: AbortSignal
}

/** Publishes a claimed release, or marks it as failed with the reason. */
export async function publishRelease(publishing: Publishing, claimed: Claimed): Promise<void> {
  const { db, worker, log, signal } = publishing
  const timer = setInterval(() => {
    renewLease(db, worker).catch((error: unknown) => log.warn(faultOf(error), 'a release was not kept'))
  }, RENEW_EVERY).unref()
  try {
    if (claimed.attempts > MOST_ATTEMPTS)
      throw new SiteUnmade('Publishing was interrupted several times. Try again.')
    await renderRelease(publishing, claimed.id)
  } catch (error) {
    if (signal.aborted || isAway(error)) throw error
    if (!(error instanceof SiteUnmade)) log.error(faultOf(error), 'the site was not rendered')
    const reason =
      error instanceof SiteUnmade
        ? error.message
        : 'The pages could not be built. See the server log for the reason.'
    await failRelease(db, worker, claimed.id, reason)
  } finally {
    clearInterval(timer)
  }
}

async function renderRelease({ db, worker, sites, media, log }: Publishing, id: string): Promise<void> {
  const { records, rows, collisions } = await composeRelease(db, id)
  if (collisions.length > 0)
    throw new SiteUnmade(
      `Somebody changed the same fields in the meantime: ${collisions.slice(0, MOST_NAMED).join('; ')}. Check the drafts and publish again.`,
    )
  await media.fetch(rows.map(({ data }) => data)).catch((error: unknown) => {
    if (!(error instanceof PhotosAway)) throw error
    log.error(faultOf(error), 'the photo storage is unavailable')
    throw new SiteUnmade(
      'Photos can’t be fetched from where they are stored, so the site stays as it is. Publish again in a few minutes.',
    )
  })
  const folder = await sites.render(id, records, (problems) => {
    const lines = problems.map(({ file, field, problem, cure }) => `${file}, ${field}: ${problem}. ${cure}`)
    if (lines.length > 0) throw new SiteUnmade(lines.slice(0, MOST_NAMED).join('\n'))
  })
  if (await finishRelease(db, worker, id, { rows })) await sites.show(id, folder)
}

/** Applies a release to what is published, which may have changed since it was scheduled. */
async function composeRelease(db: Queries, id: string) {
  const published = await readPublished(db)
  const site = byKey(published)
  const collisions: string[] = []
  const rows = (await readRows(db, id)).map(({ before, ...row }): ReleaseRow => {
    const now = site.get(keyOf(row))
    const base = now?.releaseId ?? null
    if (base === row.base) return row
    const merged = mergeFields(before, now?.data ?? null, row.data)
    for (const { path } of merged.collisions)
      collisions.push(`${nameOf(row, now?.data ?? row.data)}${path.length > 0 ? `, ${pathOf(path)}` : ''}`)
    return { ...row, data: (merged.value ?? null) as ReleaseRow['data'], base }
  })
  return { records: withChanges(published, rows), rows, collisions }
}
