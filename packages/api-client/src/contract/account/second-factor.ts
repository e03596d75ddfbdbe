import { z } from 'zod'
import { requiredLine } from '../text.ts'
import { authSchema, ownPassword } from './user.ts'

const code = requiredLine('Code', 'Enter the code', 40)

/** Response (202) of the first step of a sign-in if a second one is required. */
export const secondStepSchema = z.object({
  ticket: z.string().describe('For POST /users/login/code, within five minutes'),
})
export type SecondStep = z.output<typeof secondStepSchema>

export const codeSignInInput = z.object({
  ticket: z
    .string({ error: 'The ticket is missing. Sign in again' })
    .max(2000, 'The ticket is not valid. Sign in again'),
  code,
})
export type CodeSignInInput = z.input<typeof codeSignInInput>

export const secondFactorResultSchema = z.object({
  secondFactor: z.object({
    since: z.iso.datetime().nullable().describe('Null while signing in asks for no code'),
    recoveryCodes: z.int().describe('Number of recovery codes left'),
    asked: z.boolean().describe('Whether all staff must have one'),
  }),
})
export type SecondFactorResult = z.output<typeof secondFactorResultSchema>

export const secondFactorPasswordInput = z.object({ password: ownPassword })
export type SecondFactorPasswordInput = z.input<typeof secondFactorPasswordInput>

export const secondFactorOptionsSchema = z.object({
  secret: z.string().describe('Base32, for typing into an authenticator app'),
  uri: z.string().describe('The same for a QR code: otpauth://totp/…'),
})
export type SecondFactorOptions = z.output<typeof secondFactorOptionsSchema>

export const secondFactorCodeInput = z.object({ code })
export type SecondFactorCodeInput = z.input<typeof secondFactorCodeInput>

export const secondFactorRemovalInput = z.object({ password: ownPassword, code })
export type SecondFactorRemovalInput = z.input<typeof secondFactorRemovalInput>

export const newCodesSchema = authSchema.extend({
  recoveryCodes: z.array(z.string()).describe('Each works for one sign-in; shown only once'),
})
export type NewCodes = z.output<typeof newCodesSchema>
