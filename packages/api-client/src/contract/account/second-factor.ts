import { z } from 'zod'
import { requiredLine } from '../text.ts'
import { authSchema, ownPassword } from './user.ts'

const code = requiredLine('Code', 'Enter the code', 40)

/** What the first step of a sign-in is answered with (202) where a second one is asked. */
export const secondStepSchema = z.object({
  ticket: z.string().describe('For POST /users/login/code, within five minutes'),
})
export type SecondStep = z.output<typeof secondStepSchema>

export const codeSignInInput = z.object({
  ticket: z.string({ error: 'The ticket is missing. Sign in again' }).max(2000, 'The ticket is none of ours'),
  code,
})
export type CodeSignInInput = z.input<typeof codeSignInInput>

export const secondFactorResultSchema = z.object({
  secondFactor: z.object({
    since: z.iso.datetime().nullable().describe('Null while no code is asked'),
    recoveryCodes: z.int().describe('How many codes are left of those written down'),
    asked: z.boolean().describe('Whether an owner asks it of the staff'),
  }),
})
export type SecondFactorResult = z.output<typeof secondFactorResultSchema>

export const secondFactorPasswordInput = z.object({ password: ownPassword })
export type SecondFactorPasswordInput = z.input<typeof secondFactorPasswordInput>

export const secondFactorOptionsSchema = z.object({
  secret: z.string().describe('Base32, to be typed into an app'),
  uri: z.string().describe('The same for a picture: otpauth://totp/…'),
})
export type SecondFactorOptions = z.output<typeof secondFactorOptionsSchema>

export const secondFactorCodeInput = z.object({ code })
export type SecondFactorCodeInput = z.input<typeof secondFactorCodeInput>

export const secondFactorRemovalInput = z.object({ password: ownPassword, code })
export type SecondFactorRemovalInput = z.input<typeof secondFactorRemovalInput>

export const newCodesSchema = authSchema.extend({
  recoveryCodes: z.array(z.string()).describe('Each is good for one sign-in; they are shown this once'),
})
export type NewCodes = z.output<typeof newCodesSchema>
