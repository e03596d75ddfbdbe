import type { FastifyInstance } from 'fastify'
import { createErasureKeeper } from '../backup/erasure-list.ts'
import { backUpInTurn } from '../backup/scheduled-backup.ts'
import { sealEnquiries } from '../db/counters/counters-store.ts'
import { endSnoozes } from '../features/enquiries/changes/end-snoozes.ts'
import { applyHours } from '../features/opening-hours/opening-hours-store.ts'
import { runOperations } from '../features/operations/run-operation.ts'
import { whatsAppApi } from '../features/whatsapp/whatsapp-api.ts'
import { moveAttachments } from '../photo-storage/attachment-parts.ts'
import { retainInTurn } from '../retention/retain-in-turn.ts'
import type { Config } from '../settings/config.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { keepHouse } from './housekeeping-store.ts'
import { forgetLetterFiles } from './letter-files.ts'
import { sendDueMail, tellOfAnswer } from './mail.ts'
import { recountInTurn } from './recount.ts'
import { remindOfQuotes } from './remind-of-quotes.ts'
import { type Job, runJobs } from './run-jobs.ts'
import { sendDueChats } from './send-chats.ts'
import { createSend } from './send-letter.ts'
import { mailDigests } from './staff-digest.ts'
import { createDeliverer } from './webhooks/deliver-webhooks.ts'
import { mailWeeklyFigures } from './weekly-figures.ts'

/** Time to finish sending an email or event when the service stops. */
const LAST_LETTER = 3000

/** Runs the background jobs of one process until stopped; any number of processes can run them. */
export function startJobs(app: FastifyInstance, config: Config): () => Promise<void> {
  const { db } = app
  const stopping = new AbortController()
  const ending = new AbortController()
  const send = createSend(config, ending.signal)
  const chats = config.whatsApp && whatsAppApi(config.whatsApp, { stop: ending.signal })
  const deliverer = createDeliverer({
    db,
    send: { allowed: config.webhookTargets, stop: ending.signal },
    stopping: stopping.signal,
    log: app.log,
    count: app.countDelivery,
    countFailure: () => app.countFailure('webhooks'),
  })
  const threads = { addresses: app.replyAddresses, unsubscribe: app.unsubscribeLinks }
  const answering = {
    ...config,
    ...threads,
    quoteLinks: app.quoteLinks,
    attachmentLinks: app.attachmentLinks,
  }
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
      name: 'chats',
      every: 2000,
      due: ({ chats: waiting }) => chats !== undefined && waiting,
      work: async () =>
        chats &&
        sendDueChats(db, chats, {
          log: app.log,
          stop: stopping.signal,
          settled: (letter) => tellOfAnswer(app, letter),
        }),
    },
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
    { name: 'housekeeping', every: 3_600_000, work: () => keepHouse(db) },
    {
      name: 'attachments',
      every: 60_000,
      work: async () => app.photoStorage && moveAttachments(db, app.photoStorage, 'storage'),
    },
    { name: 'photo-leftovers', every: 3_600_000, work: () => app.studio.removeLeftovers() },
    {
      name: 'letter-files',
      every: 3_600_000,
      work: () => forgetLetterFiles(config.dataDir, config.retention.letters),
    },
    { name: 'retention', every: 600_000, work: () => retainInTurn(db, config, app.log) },
    { name: 'weekly-figures', every: 600_000, work: () => mailWeeklyFigures(db, config) },
    { name: 'staff-digest', every: 600_000, work: () => mailDigests(db, config) },
    {
      name: 'quote-reminders',
      every: 600_000,
      work: () => remindOfQuotes(db, config.quoteReminderDays, answering),
    },
    { name: 'recount', every: 600_000, work: () => recountInTurn(app, config) },
    { name: 'erasures', every: 10_000, work: createErasureKeeper(db, config.backup.folder) },
    {
      name: 'backup',
      every: 60_000,
      work: () => backUpInTurn(db, config, { log: app.log, signal: stopping.signal }),
    },
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
