import { z } from 'zod'
import { MAX_LENGTH } from '../rules.ts'
import { requiredLine } from '../text.ts'
import { ownPassword } from './user.ts'

export const passkeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof passkeySchema>

export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) })
export type PasskeyList = z.output<typeof passkeyListSchema>
export const passkeyResultSchema = z.object({ passkey: passkeySchema })
export type PasskeyResult = z.output<typeof passkeyResultSchema>

export const passkeyOptionsInput = z.object({ password: ownPassword })
export type PasskeyOptionsInput = z.input<typeof passkeyOptionsInput>

/** Options for the browser, as defined by WebAuthn. */
export const passkeyOptionsSchema = z.object({
  options: z.record(z.string(), z.unknown()).describe('For navigator.credentials, as JSON'),
})
export type PasskeyOptions = z.output<typeof passkeyOptionsSchema>

const name = requiredLine('Name', 'Name is required', MAX_LENGTH.passkeyName)
export const passkeyInput = z.object({ name })
export type PasskeyInput = z.input<typeof passkeyInput>

const unread = 'The passkey could not be read. Try again'
const text = z.string({ error: unread }).max(20_000, unread)
const answer = <T extends z.ZodRawShape>(response: T) =>
  z.object({
    id: text.max(2000, unread),
    rawId: text,
    type: z.literal('public-key', { error: unread }),
    response: z.object({ clientDataJSON: text, ...response }, { error: unread }),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.string().optional(),
  })

export const newPasskeyInput = z.object({
  name,
  response: answer({
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }).describe('The credential that the browser created, as JSON'),
})
export type NewPasskeyInput = z.input<typeof newPasskeyInput>

export const passkeySignInInput = z.object({
  response: answer({
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }).describe('The assertion that the browser signed, as JSON'),
})
export type PasskeySignInInput = z.input<typeof passkeySignInInput>
