import { z } from 'zod'
import {
  EMAIL_PATTERN,
  MAX_LENGTH,
  MESSAGES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  STAFF_ROLES,
} from '../rules.ts'
import { noticeVersion, optionalDay, optionalLine, requiredLine } from '../text.ts'
import { username } from './username.ts'

const name = requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.name)
export const email = requiredLine('Email', MESSAGES.emailRequired, MAX_LENGTH.email).regex(
  EMAIL_PATTERN,
  MESSAGES.emailInvalid,
)
const phone = requiredLine('Phone', MESSAGES.phoneRequired, MAX_LENGTH.phone)

export const ownPassword = z
  .string({
    error: (issue) =>
      issue.input === undefined || issue.input === null ? MESSAGES.passwordRequired : 'Password must be text',
  })
  .min(1, MESSAGES.passwordRequired)
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`)
export const newSecret = ownPassword.min(PASSWORD_MIN_LENGTH, MESSAGES.passwordTooShort)

export const registerInput = z.object({ name, username, email, phone, password: newSecret, noticeVersion })
export type RegisterInput = Omit<z.input<typeof registerInput>, 'noticeVersion'> & {
  noticeVersion?: string | null | undefined
}

export const loginInput = z.object({
  emailOrUsername: requiredLine('Email or username', MESSAGES.identifierRequired, MAX_LENGTH.email),
  password: ownPassword,
})
export type LoginInput = z.input<typeof loginInput>

export const passwordInput = z.object({ currentPassword: ownPassword, newPassword: newSecret })
export type PasswordInput = z.input<typeof passwordInput>

export const linkSecret = z
  .string({ error: MESSAGES.linkRequired })
  .min(1, MESSAGES.linkRequired)
  .max(200, 'This link is not one of ours')
  .describe('The part of the link after the #')

export const linkInput = z.object({ link: linkSecret, newPassword: newSecret })
export type LinkInput = z.input<typeof linkInput>

export const confirmEmailInput = z.object({ link: linkSecret })
export type ConfirmEmailInput = z.input<typeof confirmEmailInput>

export const confirmedEmailSchema = z.object({ email: z.string().describe('The confirmed address') })
export type ConfirmedEmail = z.output<typeof confirmedEmailSchema>

export const forgottenInput = z.object({ email })
export type ForgottenInput = z.input<typeof forgottenInput>
export const forgottenResult = z.object({
  sendsEmail: z.boolean().describe('Whether this site can send email at all; the same for every address'),
})
export type ForgottenResult = z.output<typeof forgottenResult>

const addressInput = z.object({
  street: optionalLine('Street', MAX_LENGTH.street),
  city: optionalLine('City', MAX_LENGTH.city),
  state: optionalLine('State', MAX_LENGTH.state),
  zipCode: optionalLine('Zip code', MAX_LENGTH.zipCode),
  country: optionalLine('Country', MAX_LENGTH.country),
})

export const profileInput = z.object({
  name,
  username,
  email,
  phone,
  dateOfBirth: optionalDay('Date of birth').optional(),
  address: addressInput.nullish(),
})
export type ProfileInput = z.input<typeof profileInput>

export const ROLES = ['admin', 'customer'] as const

export const userSchema = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  staffRole: z.enum(STAFF_ROLES).optional().describe('Only for staff'),
  editsSite: z.boolean().optional().describe('Only for staff: whether they may edit the site'),
  secondFactorDue: z
    .boolean()
    .optional()
    .describe(
      'Only in a profile: the desk is locked until they set up two-step verification, or sign in with it',
    ),
  emailVerified: z
    .literal(true)
    .optional()
    .describe('Only in a profile: the email address was confirmed by a link'),
  dateOfBirth: z.string().nullable().describe('A date such as 1990-05-17'),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
})
export type User = z.output<typeof userSchema>

export const authSchema = z.object({ token: z.string(), user: userSchema })
export type AuthResult = z.output<typeof authSchema>

export const profileSchema = z.object({ user: userSchema })
export type ProfileResult = z.output<typeof profileSchema>

export const staffSchema = z.object({
  staff: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string().optional().describe('Only if a colleague has the same name'),
      awayUntil: z.string().nullable().describe('If away today: the last day without new enquiries'),
    }),
  ),
  suspended: z
    .array(z.object({ _id: z.string(), name: z.string() }))
    .describe('Suspended members with open enquiries, so that these can be reassigned'),
})
export type StaffResult = z.output<typeof staffSchema>
