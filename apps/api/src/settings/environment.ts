import { STAFF_PASSWORD_MIN_LENGTH } from '@susegad/api-client/rules'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { backupVariables } from './backup-settings.ts'
import { retentionVariables } from './retention-settings.ts'
import { storageVariables } from './storage-settings.ts'
import { HALF_SET, isHalfSet, whatsAppVariables } from './whatsapp-settings.ts'

export interface Rate {
  /** Burst size. */
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

const text = (pattern: RegExp, error: string) => z.string().regex(pattern, { error }).optional()

const addresses = z.string().transform((value) => value.split(',').map((part) => part.trim()))
const addressesThat = (holds: (address: string) => boolean, error: string) =>
  addresses.refine((all) => all.every(holds), { error }).optional()

/** An origin as browsers send it: scheme, host and port, without a path. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** Schema of every environment variable that the service reads. */
export const environment = z
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
    ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(STAFF_PASSWORD_MIN_LENGTH, `must have at least ${STAFF_PASSWORD_MIN_LENGTH} characters`)
      .optional(),
    DEMO_DATA: onOff(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')
      .refine(
        (value) => ['required', 'optional'].includes(new URL(value).searchParams.get('tls') ?? 'required'),
        {
          error: 'may end with ?tls=required, which is the default, or ?tls=optional',
        },
      )
      .optional(),
    MAIL_FROM: z.string().optional(),
    MAIL_TO: addresses.optional(),
    MAIL_ACKNOWLEDGEMENTS: onOff('on'),
    WEEKLY_FIGURES_TO: addressesThat(
      (address) => z.email().safeParse(address).success,
      'must be email addresses, separated by commas',
    ),
    MAIL_REPLY_DOMAIN: text(
      /^(?=.{4,190}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
      'must be the name of a mail domain such as answers.agency.example',
    ),
    MAIL_INBOUND_SECRET: text(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'must begin with whsec_, for example from: echo whsec_$(openssl rand -base64 32)',
    ),
    MAIL_BOUNCES: onOff('off'),
    MAIL_AUTHSERV_ID: text(
      /^[^\s;()"]{1,255}$/,
      'must be the name that your mail server puts first in Authentication-Results, such as mx.agency.example',
    ),
    ...whatsAppVariables,
    UPI_ADDRESS: text(
      /^[a-z0-9._-]{2,256}@[a-z][a-z0-9.-]{1,63}$/i,
      'must be a UPI address such as agency@okbank',
    ),
    GST_RATE: text(/^\d{1,2}(\.\d{1,2})?$/, 'must be a rate in percent such as 5')
      .transform((rate) => (rate === undefined ? undefined : Number(rate)))
      .refine((rate) => rate === undefined || rate > 0, { error: 'must be more than 0' }),
    GST_NUMBER: text(
      /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
      'must be a GSTIN of 15 characters such as 30ABCDE1234F1Z5',
    ),
    QUOTE_REMINDER_DAYS: z.coerce
      .number({ error: 'must be a number of days, or 0 for no reminder' })
      .int('must be a whole number of days')
      .min(0, 'must be 0 or more')
      .max(30, 'must be at most 30')
      .default(2),
    BUSINESS_NAME: z.string().trim().min(1).optional(),
    PUBLIC_URL: url(['http:', 'https:'], 'https://agency.example').optional(),
    RATE_LIMIT: onOff('on'),
    RATE_LIMIT_ENQUIRIES: rate('10/600'),
    RATE_LIMIT_REGISTER: rate('5/1800'),
    RATE_LIMIT_SIGN_IN: rate('10/900'),
    RATE_LIMIT_SIGN_IN_ADDRESS: rate('30/900'),
    RATE_LIMIT_NAMES: rate('10/3600'),
    RATE_LIMIT_STAFF: rate('600/60'),
    CORS_ORIGINS: addressesThat(
      isOrigin,
      'must be origins such as https://app.agency.example, without a path, separated by commas',
    ),
    TRUST_PROXY: addressesThat(
      isProxy,
      'must be the addresses of your proxies, such as 10.0.0.5 or 10.0.0.0/24, separated by commas',
    ),
    WEBHOOK_HOSTS: addresses.optional(),
    METRICS_TOKEN: z.string().min(16, 'is too short: set at least 16 random characters').optional(),
    SITE_DIR: z.string().optional(),
    CONTENT_DIR: z.string().optional(),
    ...storageVariables,
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
    error: 'is required with DATABASE_URL: set at least 32 random characters, the same in every process',
  })
  .refine((env) => env.JWT_SECRET === undefined || Buffer.byteLength(env.JWT_SECRET) >= 32, {
    path: ['JWT_SECRET'],
    error: 'is too short: set at least 32 random characters, for example from: openssl rand -base64 48',
  })
  .refine((env) => (env.ADMIN_EMAIL === undefined) === (env.ADMIN_PASSWORD === undefined), {
    path: ['ADMIN_EMAIL'],
    error: 'and ADMIN_PASSWORD belong together: set both or neither',
  })
  .refine((env) => (env.GST_RATE === undefined) === (env.GST_NUMBER === undefined), {
    path: ['GST_RATE'],
    error: 'and GST_NUMBER belong together: set both or neither',
  })
  .refine((env) => (env.MAIL_REPLY_DOMAIN === undefined) === (env.MAIL_INBOUND_SECRET === undefined), {
    path: ['MAIL_REPLY_DOMAIN'],
    error: 'and MAIL_INBOUND_SECRET belong together: set both or neither',
  })
  .refine((env) => !isHalfSet(env), { path: ['WHATSAPP_TOKEN'], error: HALF_SET })
  .refine(
    (env) => env.PHOTO_STORAGE === undefined || (env.PHOTO_STORAGE_KEY_ID && env.PHOTO_STORAGE_SECRET),
    {
      path: ['PHOTO_STORAGE'],
      error:
        'needs PHOTO_STORAGE_KEY_ID and PHOTO_STORAGE_SECRET: a key that can read, write and delete in the bucket',
    },
  )
