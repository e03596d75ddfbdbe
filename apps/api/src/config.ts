import { resolve } from 'node:path'
import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { type BackupSettings, backupSettings, backupVariables } from './backup/backup-settings.ts'
import { contentFolder, siteFolder } from './folders.ts'
import {
  type RetentionSettings,
  retentionSettings,
  retentionVariables,
} from './retention/retention-settings.ts'
import { siteBusiness } from './site-business.ts'

/** Aborts the start with one line: the problem and how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export interface Rate {
  /** How many are allowed at once. */
  burst: number
  /** Seconds until one more is allowed. */
  seconds: number
}

const onOff = (fallback?: 'on' | 'off') => {
  const field = z.enum(['on', 'off'], { error: 'must be on or off' })
  return (fallback === undefined ? field.optional() : field.default(fallback)).transform((value) =>
    value === undefined ? undefined : value === 'on',
  )
}

const rate = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,5}$/, `must be a count and seconds such as ${fallback}`)
    .default(fallback)
    .transform((value): Rate => {
      const [count = 1, seconds = 1] = value.split('/').map(Number)
      return { burst: count, seconds: seconds / count }
    })

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  })

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** An address such as 10.0.0.5, a network such as 10.0.0.0/24, or a name that Fastify knows. */
const isProxy = (text: string): boolean =>
  proxyNames.includes(text) ||
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.isValidCIDR(text)

const addresses = z.string().transform((value) => value.split(',').map((part) => part.trim()))

/** As browsers send it: scheme, host and port, without a path. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

const environment = z
  .object({
    PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: url(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/susegad',
    ).optional(),
    DATABASE_POOL: z.coerce
      .number({ error: 'must be a number of connections' })
      .int()
      .min(1)
      .max(200)
      .default(10),
    DATA_DIR: z.string().default('.data'),
    JWT_SECRET: z.string().optional(),
    ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(STAFF_PASSWORD_MIN_LENGTH, `must have at least ${STAFF_PASSWORD_MIN_LENGTH} characters`)
      .optional(),
    DEMO_DATA: onOff(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')
      .refine(
        (value) => ['required', 'optional'].includes(new URL(value).searchParams.get('tls') ?? 'required'),
        {
          error: 'may end with ?tls=required, which goes without saying, or ?tls=optional',
        },
      )
      .optional(),
    MAIL_FROM: z.string().optional(),
    MAIL_TO: addresses.optional(),
    WEEKLY_FIGURES_TO: addresses
      .refine((all) => all.every((address) => z.email().safeParse(address).success), {
        error: 'must be e-mail addresses, separated by commas',
      })
      .optional(),
    MAIL_REPLY_DOMAIN: z
      .string()
      .regex(/^(?=.{4,190}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, {
        error: 'must be the name of a mail domain such as answers.agency.example',
      })
      .optional(),
    MAIL_INBOUND_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, {
        error: 'must begin with whsec_, for example from: echo whsec_$(openssl rand -base64 32)',
      })
      .optional(),
    MAIL_AUTHSERV_ID: z
      .string()
      .regex(/^[^\s;()"]{1,255}$/, {
        error:
          'must be the name that your mail server puts first into Authentication-Results, such as mx.agency.example',
      })
      .optional(),
    UPI_ADDRESS: z
      .string()
      .regex(/^[a-z0-9._-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i, {
        error: 'must be a UPI address such as agency@okbank',
      })
      .optional(),
    BUSINESS_NAME: z.string().trim().min(1).optional(),
    PUBLIC_URL: url(['http:', 'https:'], 'https://agency.example').optional(),
    RATE_LIMIT: onOff('on'),
    RATE_LIMIT_ENQUIRIES: rate('10/600'),
    RATE_LIMIT_REGISTER: rate('5/1800'),
    RATE_LIMIT_SIGN_IN: rate('10/900'),
    RATE_LIMIT_SIGN_IN_ADDRESS: rate('30/900'),
    RATE_LIMIT_NAMES: rate('10/3600'),
    RATE_LIMIT_STAFF: rate('600/60'),
    CORS_ORIGINS: addresses
      .refine((origins) => origins.every(isOrigin), {
        error: 'must be origins such as https://app.agency.example, without a path, separated by commas',
      })
      .optional(),
    TRUST_PROXY: addresses
      .refine((proxies) => proxies.every(isProxy), {
        error: 'must be the addresses of your proxies, such as 10.0.0.5 or 10.0.0.0/24, separated by commas',
      })
      .optional(),
    WEBHOOK_HOSTS: addresses.optional(),
    METRICS_TOKEN: z.string().min(16, 'is too short: set at least 16 random characters').optional(),
    SITE_DIR: z.string().optional(),
    CONTENT_DIR: z.string().optional(),
    ...backupVariables,
    ...retentionVariables,
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'must be silent, error, warn, info or debug',
      })
      .optional(),
  })
  .refine((env) => env.DATABASE_URL === undefined || env.JWT_SECRET !== undefined, {
    path: ['JWT_SECRET'],
    error: 'is required with DATABASE_URL: set at least 32 random characters, the same for each process',
  })
  .refine((env) => env.JWT_SECRET === undefined || Buffer.byteLength(env.JWT_SECRET) >= 32, {
    path: ['JWT_SECRET'],
    error: 'is too short: set at least 32 random characters, for example from: openssl rand -base64 48',
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD belong together: set both or neither',
  })
  .refine((env) => (env.MAIL_REPLY_DOMAIN === undefined) === (env.MAIL_INBOUND_SECRET === undefined), {
    path: ['MAIL_REPLY_DOMAIN'],
    error: 'and MAIL_INBOUND_SECRET belong together: set both or neither',
  })

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
  mailFrom: string
  mailTo: string[] | undefined
  /** Who gets last week's figures on Monday mornings. */
  weeklyFiguresTo: string[] | undefined
  /** Takes answers to letters back into their threads; `server` is the mail server whose word on a sender counts. */
  inbound: { domain: string; secret: string; server?: string | undefined } | undefined
  publicUrl: string
  /** Name in letters and pages: BUSINESS_NAME, or the built site's business name. */
  businessName: string
  /** Where accepted quotes can be paid by UPI. */
  upiAddress: string | undefined
  /** Language and country, by which letters write dates. */
  locale: string
  /** ISO 4217 code of all prices. */
  currency: string
  /** Likely reachable by strangers: DATABASE_URL or PUBLIC_URL is set. */
  inProduction: boolean
  rateLimit: boolean
  limits: { enquiries: Rate; register: Rate; signIn: Rate; signInAddress: Rate; names: Rate; staff: Rate }
  /** Other sites whose pages may call the service. */
  corsOrigins: string[] | undefined
  trustProxy: string[] | undefined
  /** Bearer token that opens `/metrics` to other machines. */
  metricsToken: string | undefined
  /** Where webhooks may go besides public addresses. */
  webhookTargets: { hosts: string[]; loopback: boolean }
  siteDir: string
  /** What the site was built of: the studio begins with it. */
  contentDir: string
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
  const business = siteBusiness(siteDir)
  const businessName = values.BUSINESS_NAME ?? business.name
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
    demoData: values.DEMO_DATA ?? (values.DATABASE_URL === undefined && business.isExample),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${businessName} <${business.email}>`,
    mailTo: values.MAIL_TO,
    weeklyFiguresTo: values.WEEKLY_FIGURES_TO,
    inbound:
      values.MAIL_REPLY_DOMAIN && values.MAIL_INBOUND_SECRET
        ? {
            domain: values.MAIL_REPLY_DOMAIN.toLowerCase(),
            secret: values.MAIL_INBOUND_SECRET,
            server: values.MAIL_AUTHSERV_ID,
          }
        : undefined,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    businessName,
    locale: business.locale,
    currency: business.currency,
    upiAddress: values.UPI_ADDRESS,
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
    backup: backupSettings(values),
    retention: retentionSettings(values),
    logLevel: values.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    password: PASSWORD_COST,
    patience: PATIENCE,
  }
}
