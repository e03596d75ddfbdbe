import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Database } from './db/database.ts'
import { countUnannounced, countUndelivered, countWaitingChats } from './db/stores/outbox-store.ts'
import { findHolder } from './features/access-tokens/access-token-store.ts'
import { apiFeatures } from './features/api-features.ts'
import { type AttachmentLinks, attachmentLinks } from './features/attachments/attachment-link.ts'
import { type ReplyAddresses, replyAddresses } from './features/conversations/reply-address.ts'
import { type UnsubscribeLinks, unsubscribeLinks } from './features/letters/unsubscribe-link.ts'
import { type QuoteLinks, quoteLinks } from './features/quotes/quote-link.ts'
import { findSession } from './features/users/session/session-store.ts'
import { keepLongUploads } from './http/long-upload.ts'
import { refuse } from './http/refuse.ts'
import { trackUnusedConnections } from './http/unused-connections.ts'
import { jobMetricsPlugin } from './jobs/job-metrics.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { createPhotoStorage, type PhotoStorage } from './photo-storage/photo-storage.ts'
import { actorPlugin } from './plugins/actor.ts'
import { apiDocsPlugin } from './plugins/api-docs/api-docs.ts'
import { corsPlugin } from './plugins/cors.ts'
import { databasePlugin } from './plugins/database.ts'
import { guardsPlugin } from './plugins/guards.ts'
import { dataHeaders, headersPlugin, securityHeaders } from './plugins/headers.ts'
import { healthPlugin } from './plugins/health.ts'
import { jsonPlugin } from './plugins/json.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { livePlugin } from './plugins/live/live.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { proxyWarningPlugin } from './plugins/proxy-warning.ts'
import { sessionPlugin } from './plugins/session.ts'
import { rewriteUrl, sitePlugin } from './plugins/site/site.ts'
import { ticketsPlugin } from './plugins/tickets.ts'
import { trafficPlugin } from './plugins/traffic.ts'
import type { Config } from './settings/config.ts'
import type { Business } from './settings/site-business.ts'
import { mediaRoute } from './studio/photos/photo-file-routes.ts'
import { type PreviewLinks, previewLinks } from './studio/preview/preview-link.ts'
import { previewPageRoute } from './studio/preview/preview-page-route.ts'
import { builtMaker } from './studio/site/built-maker.ts'
import type { SiteMaker } from './studio/site/site-maker.ts'
import { studioPlugin } from './studio/studio.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Sender name of pages and emails. */
    business: Business
    passwords: Passwords
    /** Reply-To address of each enquiry's emails. */
    replyAddresses: ReplyAddresses
    /** Signed links in emails, to read and accept a quote without a session. */
    quoteLinks: QuoteLinks
    /** Signed links in emails to files of messages. */
    attachmentLinks: AttachmentLinks
    /** Object storage of photos and files; undefined if they are in the database. */
    photoStorage: PhotoStorage | undefined
    /** Unsubscribe links of emails about enquiries. */
    unsubscribeLinks: UnsubscribeLinks
    /** Signed links to the site with its drafts, without a session. */
    previewLinks: PreviewLinks
  }
}

export interface Parts {
  config: Config
  database: Database
  secret: string
  /** Renders pages; replaced only in tests. */
  siteMaker?: SiteMaker
  log?: { write: (line: string) => void }
}

// A random prefix for each process keeps request ids unique across processes and restarts.
function nextRequestId(): () => string {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/** A server with the limits, the schema compilers and the error handling of every route. */
function createServer(config: Config, log: Parts['log']): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel, base: null, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId(),
    // One logger for all requests: a child logger for each costs more than adding the id to the few lines written.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: config.patience.request,
    connectionTimeout: config.patience.idle,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders(config.publicUrl), ...dataHeaders })
      refuse(error, request, reply as FastifyReply)
    },
    http: {
      connectionsCheckingInterval: config.patience.checkEvery,
      maxHeaderSize: 16 * 1024,
      headersTimeout: config.patience.head,
    },
  })
  keepLongUploads(app.server)
  const closeUnused = trackUnusedConnections(app.server)
  app.addHook('preClose', async () => closeUnused())
  // Header schemas only serve the docs: validating them would copy all headers of each request.
  app.setValidatorCompiler<z.ZodType>((part) =>
    part.httpPart === 'headers' ? () => true : validatorCompiler(part),
  )
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(refuse)
  return app
}

/** Builds the Fastify app; it does not listen yet. */
export async function buildApp({
  config,
  database,
  secret,
  siteMaker = builtMaker(config),
  log,
}: Parts): Promise<FastifyInstance> {
  const app = createServer(config, log)
  app.decorate('business', config.business)
  app.decorate('passwords', createPasswords(config.password))
  app.decorate('replyAddresses', replyAddresses(secret, config.inbound?.domain))
  app.decorate('quoteLinks', quoteLinks(secret, config.publicUrl))
  app.decorate('attachmentLinks', attachmentLinks(secret, config.publicUrl))
  app.decorate('photoStorage', config.photoStorage && createPhotoStorage(config.photoStorage))
  app.decorate('unsubscribeLinks', unsubscribeLinks(secret, config.publicUrl))
  app.decorate('previewLinks', previewLinks(secret))
  await app.register(jsonPlugin)
  await app.register(trafficPlugin, { shareByAddress: config.rateLimit })
  await app.register(proxyWarningPlugin, { trustProxy: config.trustProxy })
  await app.register(databasePlugin, { database })
  await app.register(limitsPlugin, { config, secret })
  await app.register(sessionPlugin, { secret, findSession, findHolder })
  await app.register(guardsPlugin)
  await app.register(ticketsPlugin)
  await app.register(actorPlugin)
  await app.register(apiDocsPlugin, config)
  await app.register(async (operations) => {
    await operations.register(headersPlugin, { publicUrl: config.publicUrl })
    await operations.register(healthPlugin, {
      details: async () => ({
        undeliveredLetters: await countUndelivered(database),
        unannouncedEnquiries: await countUnannounced(database),
        ...(config.whatsApp && { waitingWhatsAppMessages: await countWaitingChats(database) }),
      }),
    })
  })
  await app.register(metricsPlugin, { token: config.metricsToken })
  await app.register(livePlugin)
  await app.register(jobMetricsPlugin)
  await app.register(
    async (api) => {
      await api.register(corsPlugin, { origins: config.corsOrigins })
      await api.register(headersPlugin, { publicUrl: config.publicUrl })
      await api.register(apiFeatures, { ...config, secret })
    },
    { prefix: '/api' },
  )
  await app.register(sitePlugin, config)
  await app.register(studioPlugin, { maker: siteMaker, ...config })
  await app.register(async (pictures) => {
    await pictures.register(headersPlugin, { publicUrl: config.publicUrl })
    await pictures.register(mediaRoute)
    await pictures.register(previewPageRoute, {
      links: app.previewLinks,
      idle: config.patience.idle,
    })
  })
  return app
}
