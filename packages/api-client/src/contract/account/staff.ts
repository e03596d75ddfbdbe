import { z } from 'zod'
import { MAX_LENGTH, MESSAGES, NOTIFICATIONS, STAFF_ROLES } from '../rules.ts'
import { optionalLines, requiredLine } from '../text.ts'
import { email, linkSecret, newSecret } from './user.ts'

const staffRole = z.enum(STAFF_ROLES)

const memberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  staffRole,
  suspended: z.boolean(),
  editsSite: z.boolean().describe('Whether they may edit the site; owners always may'),
  secondFactor: z.boolean().describe('Whether they have an authenticator app or a passkey'),
  seenAt: z.iso.datetime().nullable(),
  openEnquiries: z.int().describe('Enquiries assigned to them that are pending or in progress'),
})
export type Member = z.output<typeof memberSchema>

const inviteSchema = z.object({
  _id: z.string(),
  email: z.string(),
  staffRole,
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
})
export type Invite = z.output<typeof inviteSchema>

export const peopleSchema = z.object({
  people: z.array(memberSchema),
  invites: z.array(inviteSchema),
  rules: z.object({ secondFactor: z.boolean().describe('Required from all staff') }),
})
export type People = z.output<typeof peopleSchema>

export const staffRulesInput = z.object({
  secondFactor: z.boolean({ error: 'Two-step verification must be true or false' }),
})
export type StaffRules = z.input<typeof staffRulesInput>
export const staffRulesSchema = z.object({ rules: staffRulesInput })

export const inviteInput = z.object({ email, staffRole })
export type InviteInput = z.input<typeof inviteInput>

export const inviteResultSchema = z.object({ invite: inviteSchema })
export type InviteResult = z.output<typeof inviteResultSchema>

export const sentInviteSchema = inviteResultSchema.extend({
  link: z
    .string()
    .nullable()
    .describe('Pass it on yourself if the service has no mail server; null if it was mailed'),
})
export type SentInvite = z.output<typeof sentInviteSchema>

export const memberInput = z.object({
  staffRole: staffRole.optional(),
  suspended: z.boolean({ error: 'Suspended must be true or false' }).optional(),
  editsSite: z.boolean({ error: 'Edits site must be true or false' }).optional(),
})
export type MemberInput = z.input<typeof memberInput>

export const memberResultSchema = z.object({ member: memberSchema })
export type MemberResult = z.output<typeof memberResultSchema>

export const staffSettingsInput = z.object({
  notifications: z
    .enum(NOTIFICATIONS, { error: `Notifications must be one of ${NOTIFICATIONS.join(', ')}` })
    .describe('Emails about new enquiries and replies'),
  mentionEmails: z
    .boolean({ error: 'Mention emails must be true or false' })
    .describe('An email when a note mentions you'),
  signature: optionalLines('Signature', MAX_LENGTH.signature).describe(
    'Plain text below your answers by email',
  ),
})
export type StaffSettings = z.output<typeof staffSettingsInput>
export const staffSettingsSchema = z.object({ settings: staffSettingsInput })

export const openInviteInput = z.object({ link: linkSecret })
export type OpenInviteInput = z.input<typeof openInviteInput>

export const joinInput = z.object({
  link: linkSecret,
  name: requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.name),
  newPassword: newSecret,
})
export type JoinInput = z.input<typeof joinInput>
