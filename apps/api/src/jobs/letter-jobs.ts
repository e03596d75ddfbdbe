import type { FastifyInstance } from 'fastify'
import type { Answering } from '../features/conversations/answer-letter.ts'
import { whatsAppApi } from '../features/whatsapp/whatsapp-api.ts'
import type { Config } from '../settings/config.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { sendDueMail, tellOfAnswer } from './mail.ts'
import { remindOfQuotes } from './remind-of-quotes.ts'
import type { Job } from './run-jobs.ts'
import { sendDueChats } from './send-chats.ts'
import { createSend } from './send-letter.ts'
import { mailDigests } from './staff-digest.ts'
import { mailWeeklyFigures } from './weekly-figures.ts'

interface LetterJobs {
  answering: Answering
  /** Aborted on shutdown: no further email is begun. */
  stopping: AbortSignal
  /** Aborted later: the email that is being sent is given up too. */
  ending: AbortSignal
}

/** Write and send what is due: emails, and answers by WhatsApp. */
export function letterJobs(
  app: FastifyInstance,
  config: Config,
  { answering, stopping, ending }: LetterJobs,
): Job[] {
  const { db } = app
  const send = createSend(config, ending)
  const chats = config.whatsApp && whatsAppApi(config.whatsApp, { stop: ending })
  return [
    {
      name: 'announce',
      every: 5000,
      due: ({ announce }) => announce,
      work: () => announceEnquiries(db, config, { ...config, ...answering }),
    },
    {
      name: 'mail',
      every: 5000,
      due: ({ mail }) => mail,
      work: () =>
        sendDueMail(db, send, {
          log: app.log,
          stop: stopping,
          settled: (letter) => tellOfAnswer(app, letter),
        }),
    },
    {
      name: 'chats',
      every: 2000,
      due: ({ chats: waiting }) => chats !== undefined && waiting,
      work: async () =>
        chats &&
        sendDueChats(db, chats, config, {
          log: app.log,
          stop: stopping,
          settled: (letter) => tellOfAnswer(app, letter),
        }),
    },
    { name: 'weekly-figures', every: 600_000, work: () => mailWeeklyFigures(db, config) },
    { name: 'staff-digest', every: 600_000, work: () => mailDigests(db, config) },
    {
      name: 'quote-reminders',
      every: 600_000,
      work: () => remindOfQuotes(db, config.quoteReminderDays, answering),
    },
  ]
}
