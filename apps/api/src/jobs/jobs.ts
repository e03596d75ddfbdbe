import type { FastifyInstance } from 'fastify'
import { createErasureKeeper } from '../backup/erasure-list.ts'
import { backUpInTurn } from '../backup/scheduled-backup.ts'
import { sealEnquiries } from '../db/counters/counters-store.ts'
import { runOperations } from '../features/operations/run-operation.ts'
import { faultOf } from '../process/fault.ts'
import { retainInTurn } from '../retention/retain-in-turn.ts'
import type { Config } from '../settings/config.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { keepHouse } from './housekeeping-store.ts'
import { forgetLetterFiles } from './letter-files.ts'
import { sendDueMail } from './mail.ts'
import { recountInTurn } from './recount.ts'
import { createSend } from './send-letter.ts'
import { tellOfAnswer } from './tell-of-answer.ts'
import { readWaiting, type Waiting } from './waiting-store.ts'
import { createDeliverer } from './webhooks/deliver-webhooks.ts'
import { mailWeeklyFigures } from './weekly-figures.ts'

/** Time to finish sending an email or event when the service stops. */
const LAST_LETTER = 3000

interface Job {
  name: string
  /** How long after its end it may run again. */
  every: number
  work: () => Promise<unknown>
  /** Whether there is something to do; without it, it runs after each interval. */
  due?: (waiting: Waiting) => boolean
}

/** How often the database is asked what waits. */
const LOOK_EVERY = 1500

/** Runs the background jobs of one process until stopped; any number of processes can run them. */
export function startJobs(app: FastifyInstance, config: Config): () => Promise<void> {
  const { db } = app
  const stopping = new AbortController()
  const ending = new AbortController()
  const send = createSend(config, ending.signal)
  const deliverer = createDeliverer({
    db,
    send: { allowed: config.webhookTargets, stop: ending.signal },
    stopping: stopping.signal,
    log: app.log,
    count: app.countDelivery,
    countFailure: () => app.countFailure('webhooks'),
  })
  const threads = { addresses: app.replyAddresses, unsubscribe: app.unsubscribeLinks }
  const jobs: Job[] = [
    { name: 'seal', every: 2000, due: ({ seal }) => seal, work: () => sealEnquiries(db) },
    {
      name: 'announce',
      every: 5000,
      due: ({ announce }) => announce,
      work: () => announceEnquiries(db, config, { ...config, ...threads }),
    },
    {
      name: 'mail',
      every: 5000,
      due: ({ mail }) => mail,
      work: () =>
        sendDueMail(db, send, {
          log: app.log,
          stop: stopping.signal,
          settled: (letter) => tellOfAnswer(app, letter),
        }),
    },
    {
      name: 'operations',
      every: 1000,
      due: ({ operations }) => operations,
      work: () => runOperations(app, { ...config, ...threads, quoteLinks: app.quoteLinks }, stopping.signal),
    },
    {
      name: 'content',
      every: 1000,
      due: ({ release, newest }) => release || app.studio.isBehind(newest),
      work: () => app.studio.round(),
    },
    { name: 'photos', every: 2000, due: ({ photos }) => photos, work: () => app.studio.convert() },
    { name: 'webhooks', every: 2000, due: ({ webhooks }) => webhooks, work: () => deliverer.round() },
    { name: 'housekeeping', every: 3_600_000, work: () => keepHouse(db) },
    { name: 'photo-leftovers', every: 3_600_000, work: () => app.studio.removeLeftovers() },
    {
      name: 'letter-files',
      every: 3_600_000,
      work: () => forgetLetterFiles(config.dataDir, config.retention.letters),
    },
    { name: 'retention', every: 600_000, work: () => retainInTurn(db, config, app.log) },
    { name: 'weekly-figures', every: 600_000, work: () => mailWeeklyFigures(db, config) },
    { name: 'recount', every: 600_000, work: () => recountInTurn(app, config) },
    { name: 'erasures', every: 10_000, work: createErasureKeeper(db, config.backup.folder) },
    {
      name: 'backup',
      every: 60_000,
      work: () => backUpInTurn(db, config, { log: app.log, signal: stopping.signal }),
    },
  ]
  const readyAt = new Map(jobs.map((job) => [job, performance.now() + Math.min(job.every, 5000)]))
  const running = new Map<Job, Promise<void>>()

  const failed = (name: string, error: unknown) => {
    if (stopping.signal.aborted) return
    app.countFailure(name)
    app.log.error({ job: name, ...faultOf(error) }, 'failed and will be retried')
  }
  const run = async (job: Job) => {
    try {
      await job.work()
    } catch (error) {
      failed(job.name, error)
    }
    running.delete(job)
    readyAt.set(job, performance.now() + job.every)
  }
  const look = async () => {
    const ready = jobs.filter((job) => !running.has(job) && (readyAt.get(job) ?? 0) <= performance.now())
    const waiting = ready.some(({ due }) => due) ? await readWaiting(db) : undefined
    for (const job of ready) {
      if (stopping.signal.aborted) return
      if (!job.due || (waiting && job.due(waiting))) running.set(job, run(job))
    }
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => failed('jobs', error))
      .finally(() => {
        looking = undefined
      })
  }, LOOK_EVERY).unref()

  return async () => {
    stopping.abort()
    clearInterval(timer)
    const end = setTimeout(() => ending.abort(), LAST_LETTER)
    await looking
    await Promise.all(running.values())
    await deliverer.settled()
    clearTimeout(end)
  }
}
