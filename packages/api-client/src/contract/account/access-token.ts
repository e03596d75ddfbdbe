import { z } from 'zod'
import { MAX_LENGTH, TOKEN_SCOPES } from '../rules.ts'
import { day, requiredLine } from '../text.ts'
import { ownPassword } from './user.ts'

const scopesMessage = `Scopes must be some of ${TOKEN_SCOPES.join(', ')}`

export const accessTokenInput = z.object({
  name: requiredLine('Name', 'Name is required', MAX_LENGTH.name),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, { error: scopesMessage }), { error: scopesMessage })
    .min(1, 'Choose at least one scope')
    .transform((chosen) => [...new Set(chosen)]),
  lastDay: day('The expiry date').describe(
    'The last day on which the token works, in Asia/Kolkata; at most a year ahead',
  ),
  password: ownPassword,
})
export type AccessTokenInput = z.input<typeof accessTokenInput>

const accessTokenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  begins: z.string().describe('The first characters of the token, to recognise it'),
  // `ended`: revoked together with all sessions, such as by a new password.
  state: z.enum(['active', 'expired', 'ended']),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable().describe('Accurate to the minute'),
})
export type AccessToken = z.output<typeof accessTokenSchema>
export const accessTokenListSchema = z.object({ tokens: z.array(accessTokenSchema) })
export type AccessTokenList = z.output<typeof accessTokenListSchema>
export const newAccessTokenSchema = z.object({
  token: accessTokenSchema,
  secret: z.string().describe('The token itself: starts with sgd_ and is shown only once'),
})
export type NewAccessToken = z.output<typeof newAccessTokenSchema>
