import { resolve } from 'node:path'
import { type BackupSettings, backupSettings } from './backup-settings.ts'
import { environment, type Rate } from './environment.ts'
import { contentFolder, siteFolder } from './folders.ts'
import { type RetentionSettings, retentionSettings } from './retention-settings.ts'
import { Business, siteBusiness } from './site-business.ts'
import { type StorageSettings, storageSettings } from './storage-settings.ts'
import { type WhatsAppSettings, whatsAppSettings } from './whatsapp-settings.ts'

/** Aborts the start with one line: the problem and how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The names of all environment variables that the service reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  databasePool: number
  dataDir: string
  jwtSecret: string | undefined
  admin: { email: string; password: string } | undefined
  demoData: boolean
  smtpUrl: string | undefined
  /** Sender of emails; the business by default. */
  mailFrom: string | undefined
  mailTo: string[] | undefined
  /** Whether visitors get an acknowledgement email. */
  acknowledgements: boolean
  /** Recipients of last week's figures on Monday mornings. */
  weeklyFiguresTo: string[] | undefined
  /**
   * Adds email replies to their threads; `server` is the mail server whose authentication of senders is trusted.
   * With `bounces`, delivery failure reports arrive there too.
   */
  inbound: { domain: string; secret: string; server?: string | undefined; bounces?: boolean } | undefined
  /** The Cloud API of WhatsApp; undefined: the desk only links to WhatsApp. */
  whatsApp: WhatsAppSettings | undefined
  publicUrl: string
  /** Sender name of emails and pages: BUSINESS_NAME overrides the site's name. */
  business: Business
  /** UPI address for paying accepted quotes. */
  upiAddress: string | undefined
  /** GST rate in percent, which prices contain, and the number of the business; undefined if it is not registered. */
  gst: { rate: number; number: string } | undefined
  /** Days before a quote ends on which its customer is reminded; 0 for never. */
  quoteReminderDays: number
  /** Likely reachable by strangers: DATABASE_URL or PUBLIC_URL is set. */
  inProduction: boolean
  rateLimit: boolean
  limits: { enquiries: Rate; register: Rate; signIn: Rate; signInAddress: Rate; names: Rate; staff: Rate }
  /** Origins that may call the service (CORS). */
  corsOrigins: string[] | undefined
  trustProxy: string[] | undefined
  /** Bearer token that opens `/metrics` to other machines. */
  metricsToken: string | undefined
  /** Webhook targets that are allowed besides public addresses. */
  webhookTargets: { hosts: string[]; loopback: boolean }
  siteDir: string
  /** The content folder that the site was built from; the studio imports it as release 1. */
  contentDir: string
  /** Where photos are stored; undefined: in the database. */
  photoStorage: StorageSettings | undefined
  backup: BackupSettings
  retention: RetentionSettings
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** argon2id; weaker only in tests. */
  password: { memoryCost: number; timeCost: number; parallelism: number }
  /** Timeouts in milliseconds for a request's head, the whole request and an idle connection; shorter only in tests. */
  patience: { head: number; request: number; idle: number; checkEvery: number }
}

// 19 MiB, not 64: a small server must survive several sign-ins at once.
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Node checks for stalled requests only every `checkEvery` ms.
const PATIENCE = { head: 10_000, request: 15_000, idle: 20_000, checkEvery: 5000 }

/** Reads the environment once; throws a `StartError` that names the first wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv, terminal = false): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${String(issue?.path[0] ?? 'The environment')} ${issue?.message ?? 'is wrong'}.`)
  }
  const values = parsed.data
  const siteDir = values.SITE_DIR === undefined ? siteFolder : resolve(values.SITE_DIR)
  const inProduction = values.DATABASE_URL !== undefined || values.PUBLIC_URL !== undefined
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    dataDir: resolve(values.DATA_DIR),
    jwtSecret: values.JWT_SECRET,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    // The samples ask for places of the example.
    demoData: values.DEMO_DATA ?? (values.DATABASE_URL === undefined && siteBusiness(siteDir).isExample),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    acknowledgements: values.MAIL_ACKNOWLEDGEMENTS ?? true,
    weeklyFiguresTo: values.WEEKLY_FIGURES_TO,
    inbound:
      values.MAIL_REPLY_DOMAIN && values.MAIL_INBOUND_SECRET
        ? {
            domain: values.MAIL_REPLY_DOMAIN.toLowerCase(),
            secret: values.MAIL_INBOUND_SECRET,
            server: values.MAIL_AUTHSERV_ID,
            bounces: values.MAIL_BOUNCES === true,
          }
        : undefined,
    whatsApp: whatsAppSettings(values),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    business: new Business(siteDir, values.BUSINESS_NAME),
    upiAddress: values.UPI_ADDRESS,
    gst:
      values.GST_RATE !== undefined && values.GST_NUMBER !== undefined
        ? { rate: values.GST_RATE, number: values.GST_NUMBER }
        : undefined,
    quoteReminderDays: values.QUOTE_REMINDER_DAYS,
    inProduction,
    rateLimit: values.RATE_LIMIT ?? true,
    limits: {
      enquiries: values.RATE_LIMIT_ENQUIRIES,
      register: values.RATE_LIMIT_REGISTER,
      signIn: values.RATE_LIMIT_SIGN_IN,
      signInAddress: values.RATE_LIMIT_SIGN_IN_ADDRESS,
      names: values.RATE_LIMIT_NAMES,
      staff: values.RATE_LIMIT_STAFF,
    },
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    webhookTargets: { hosts: values.WEBHOOK_HOSTS ?? [], loopback: !inProduction },
    siteDir,
    contentDir: values.CONTENT_DIR === undefined ? contentFolder : resolve(values.CONTENT_DIR),
    photoStorage: storageSettings(values),
    backup: backupSettings(values),
    retention: retentionSettings(values),
    logLevel: values.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    password: PASSWORD_COST,
    patience: PATIENCE,
  }
}
