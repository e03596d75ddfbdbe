import { z } from 'zod'

const NAMES = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_TEMPLATE',
] as const

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Over http the token could be read on its way; on this machine there is none. */
function isApi(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}

export const whatsAppVariables = {
  WHATSAPP_TOKEN: z.string().min(20, 'is too short: copy the whole access token').optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of the phone number, which has only digits')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'is too short: copy the whole app secret').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'is too short: set at least 16 random characters').optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}(\/[a-z]{2,3}(_[A-Z]{2})?)?$/, 'must be a template such as hello_again/en')
    .optional(),
  WHATSAPP_API_URL: z
    .string()
    .refine(isApi, { error: 'must be an https address such as https://graph.facebook.com/v23.0' })
    .default('https://graph.facebook.com/v23.0'),
}

export interface WhatsAppSettings {
  token: string
  phoneNumberId: string
  appSecret: string
  verifyToken: string
  /** The approved message for customers who wrote more than 24 hours ago. */
  template: { name: string; language: string }
  /** Base address of the API. */
  api: string
}

type Values = { [Name in (typeof NAMES)[number]]?: string | undefined } & { WHATSAPP_API_URL: string }

/** Some of the settings, but not all. */
export const isHalfSet = (values: Values): boolean => {
  const set = NAMES.filter((name) => values[name] !== undefined)
  return set.length > 0 && set.length < NAMES.length
}

export const HALF_SET = `and ${NAMES.slice(1).join(', ')} belong together: set all or none`

export function whatsAppSettings(values: Values): WhatsAppSettings | undefined {
  const [token, phoneNumberId, appSecret, verifyToken, template] = NAMES.map((name) => values[name])
  if (!token || !phoneNumberId || !appSecret || !verifyToken || !template) return undefined
  const [name = '', language = 'en'] = template.split('/')
  const api = values.WHATSAPP_API_URL.replace(/\/$/, '')
  return { token, phoneNumberId, appSecret, verifyToken, template: { name, language }, api }
}
