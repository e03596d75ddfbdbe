import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, isAway } from '../../db/database.ts'
import { PhotosAway } from '../../photo-storage/photo-storage.ts'
import { faultOf } from '../../process/fault.ts'
import { readPublished } from '../records/record-store.ts'
import type { siteFolders } from '../site/site-folders.ts'
import { type SiteMaker, type SiteProblem, SiteUnmade } from '../site/site-maker.ts'
import type { siteMedia } from '../site/site-media.ts'
import { composeRelease } from './compose.ts'
import { failRelease, finishRelease } from './finish-release.ts'
import { beginDue, type Claimed, claim, giveUpLease, readTurn, renewLease } from './turn-store.ts'

interface Options {
  db: Database
  maker: SiteMaker
  folders: ReturnType<typeof siteFolders>
  media: ReturnType<typeof siteMedia>
  /** Serves a folder from now on. */
  serve: (folder: string) => void
  log: FastifyBaseLogger
}

export interface Publisher {
  /** Whether this process has yet to look at the release that visitors should see. */
  isBehind: (newest: string | null) => boolean
  /** Publishes waiting releases and serves the newest; runs every few seconds and right after a click. */
  round: () => Promise<void>
  /** Serves the last published site from before this process started, if available. */
  resume: () => Promise<void>
  stop: () => Promise<void>
}

const RENEW_EVERY = 5000
/** Give up after some attempts, in case rendering kills the process each time. */
const MOST_ATTEMPTS = 3
const MOST_NAMED = 5

const lineOf = ({ file, field, problem, cure }: SiteProblem): string =>
  `${file}, ${field}: ${problem}. ${cure}`

/** Processes take turns to publish, and each keeps its own rendered copy. */
export function createPublisher({ db, maker, folders, media, serve, log }: Options): Publisher {
  const worker = randomUUID()
  const stopping = new AbortController()
  let served: string | undefined
  let seen: string | undefined
  let former: string | undefined
  let running: Promise<void> | undefined
  let again = false
  let holding = false
  let prepared = false

  const nameOf = async (id: string) => `${id}-${await maker.version()}`

  const show = async (id: string, folder: string) => {
    if (served === id) return
    serve(folder)
    served = id
    former = folder
    await folders.tidy(folder)
  }

  const make = (name: string, content: string, uploads: string) =>
    folders.make(name, (out) => maker.render({ content, uploads, out, former }, stopping.signal))

  /** The folder of the published release, rendered if this process has none yet. */
  async function madeOf(id: string): Promise<string> {
    const name = await nameOf(id)
    return (
      (await folders.find(name)) ??
      (await folders.withContent(await readPublished(db), async (content) =>
        make(name, content, await media.writeLock()),
      ))
    )
  }

  async function renderRelease({ id }: Claimed): Promise<void> {
    const { records, rows, collisions } = await composeRelease(db, id)
    if (collisions.length > 0)
      throw new SiteUnmade(
        `Somebody changed the same meanwhile: ${collisions.slice(0, MOST_NAMED).join('; ')}. Look at the drafts and publish again.`,
      )
    await media.fetch(rows.map(({ data }) => data)).catch((error: unknown) => {
      if (!(error instanceof PhotosAway)) throw error
      log.error(faultOf(error), 'the photo storage is unavailable')
      throw new SiteUnmade(
        'Photos can’t be fetched from where they are stored, so the site stays as it is. Publish again in a few minutes.',
      )
    })
    const uploads = await media.writeLock()
    const folder = await folders.withContent(records, async (content) => {
      const problems = await maker.check({ content, uploads }, stopping.signal)
      if (problems.length > 0) throw new SiteUnmade(problems.slice(0, MOST_NAMED).map(lineOf).join('\n'))
      return make(await nameOf(id), content, uploads)
    })
    if (await finishRelease(db, worker, id, { rows })) await show(id, folder)
  }

  async function publish(claimed: Claimed): Promise<void> {
    const timer = setInterval(() => {
      renewLease(db, worker).catch((error: unknown) => log.warn(faultOf(error), 'a release was not kept'))
    }, RENEW_EVERY).unref()
    try {
      if (claimed.attempts > MOST_ATTEMPTS)
        throw new SiteUnmade('The service ended while it was published, several times. Try again.')
      await renderRelease(claimed)
    } catch (error) {
      if (stopping.signal.aborted || isAway(error)) throw error
      const reason =
        error instanceof SiteUnmade
          ? error.message
          : 'The pages could not be built. The log of the service says why.'
      if (!(error instanceof SiteUnmade)) log.error(faultOf(error), 'the site was not rendered')
      await failRelease(db, worker, claimed.id, reason)
    } finally {
      clearInterval(timer)
    }
  }

  async function work(): Promise<void> {
    const { newest, waiting } = await readTurn(db)
    if (waiting) {
      await beginDue(db)
      const claimed = await claim(db, worker)
      if (claimed) {
        holding = true
        await publish(claimed)
        holding = false
        return
      }
    }
    if (newest === null) return
    // Pre-render release 1, so that the first publish re-renders only what changed.
    if (newest.number === 1) await prepare(newest.id)
    else if (newest.id !== served) await show(newest.id, await madeOf(newest.id))
    seen = newest.id
  }

  async function prepare(id: string): Promise<void> {
    if (former !== undefined || prepared) return
    prepared = true
    try {
      former = await madeOf(id)
    } catch (error) {
      // Ignore: publishing will report the same fault to the editor.
      if (!(error instanceof SiteUnmade)) throw error
    }
  }

  async function rounds(): Promise<void> {
    try {
      do {
        again = false
        await work()
      } while (again && !stopping.signal.aborted)
    } finally {
      running = undefined
    }
  }

  return {
    isBehind: (newest) => newest !== null && newest !== seen,
    round: () => {
      if (stopping.signal.aborted) return Promise.resolve()
      if (running) again = true
      running ??= rounds()
      return running
    },
    async resume() {
      // Only one process uses an embedded database, so interrupted work can resume at once.
      if (db.kind === 'pglite') await giveUpLease(db)
      const { newest } = await readTurn(db)
      if (newest === null || newest.number === 1) return
      const folder = await folders.find(await nameOf(newest.id))
      if (folder !== undefined) return show(newest.id, folder)
      // Rendered by another version of the service: serve it until it is rendered again.
      former = await folders.findLike(newest.id)
      if (former !== undefined) serve(former)
    },
    async stop() {
      stopping.abort()
      await running?.catch(() => {})
      // Release the turn, so that another process need not wait for the heartbeat to expire.
      if (holding) await giveUpLease(db, worker).catch(() => {})
    },
  }
}
