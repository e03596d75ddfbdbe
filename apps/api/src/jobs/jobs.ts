import type { FastifyInstance } from 'fastify'
import { sealEnquiries } from '../db/counters/counters-store.ts'
import { endSnoozes } from '../features/enquiries/changes/end-snoozes.ts'
import { applyHours } from '../features/opening-hours/opening-hours-store.ts'
import { runOperations } from '../features/operations/run-operation.ts'
import type { Config } from '../settings/config.ts'
import { letterJobs } from './letter-jobs.ts'
import { type Job, runJobs } from './run-jobs.ts'
import { upkeepJobs } from './upkeep-jobs.ts'
import { createDeliverer } from './webhooks/deliver-webhooks.ts'

/** Time to finish sending an email or event when the service stops. */
const LAST_LETTER = 3000

/** Runs the background jobs of one process until stopped; any number of processes can run them. */
export function startJobs(app: FastifyInstance, config: Config): () => Promise<void> {
  const { db } = app
  const stopping = new AbortController()
  const ending = new AbortController()
  const deliverer = createDeliverer({
    db,
    send: { allowed: config.webhookTargets, stop: ending.signal },
    stopping: stopping.signal,
    log: app.log,
    count: app.countDelivery,
    countFailure: () => app.countFailure('webhooks'),
  })
  const answering = {
    ...config,
    addresses: app.replyAddresses,
    unsubscribe: app.unsubscribeLinks,
    quoteLinks: app.quoteLinks,
    attachmentLinks: app.attachmentLinks,
  }
  const jobs: Job[] = [
    { name: 'seal', every: 2000, due: ({ seal }) => seal, work: () => sealEnquiries(db) },
    {
      name: 'operations',
      every: 1000,
      due: ({ operations }) => operations,
      work: () => runOperations(app, answering, stopping.signal),
    },
    { name: 'snoozed', every: 1000, due: ({ snoozed }) => snoozed, work: () => endSnoozes(app) },
    {
      name: 'opening-hours',
      every: 1000,
      due: ({ openingHours }) => openingHours,
      work: async () => (await applyHours(db, stopping.signal)) && app.live.tell('changed', []),
    },
    {
      name: 'content',
      every: 1000,
      due: ({ release, newest }) => release || app.studio.isBehind(newest),
      work: () => app.studio.round(),
    },
    { name: 'photos', every: 2000, due: ({ photos }) => photos, work: () => app.studio.convert() },
    { name: 'webhooks', every: 2000, due: ({ webhooks }) => webhooks, work: () => deliverer.round() },
    ...letterJobs(app, config, { answering, stopping: stopping.signal, ending: ending.signal }),
    ...upkeepJobs(app, config, stopping.signal),
  ]
  const ended = runJobs(app, jobs, stopping.signal)

  return async () => {
    stopping.abort()
    const end = setTimeout(() => ending.abort(), LAST_LETTER)
    await ended()
    await deliverer.settled()
    clearTimeout(end)
  }
}
