import { z } from 'zod'
import { passkeySchema } from '../account/passkey.ts'
import { staffSettingsInput } from '../account/staff.ts'
import { ownPassword, userSchema } from '../account/user.ts'
import { attachmentSchema } from '../enquiry/attachment.ts'
import { ownMessageSchema } from '../enquiry/conversation.ts'
import { enquirySchema } from '../enquiry/enquiry.ts'
import { noteSchema } from '../enquiry/note.ts'
import { planSchema, tripSchema } from '../enquiry/trip.ts'
import { CUSTOMER_MARKS, MAX_LENGTH, MESSAGES } from '../rules.ts'
import { requiredLine } from '../text.ts'

const consent = {
  consentVersion: z.string().nullable().describe('Version of the privacy notice shown beside the button'),
  consentAt: z.string().nullable(),
}

const accountDataSchema = userSchema.extend({
  createdAt: z.string(),
  emailVerifiedAt: z.string().nullable().describe('When the email address was confirmed by a link'),
  ...consent,
  passkeys: z.array(passkeySchema),
  secondFactorSince: z.string().nullable(),
  browsers: z.array(z.string()).describe('When each browser that signed in was last seen'),
  trip: tripSchema.nullable().describe('The trip kept in the account'),
  staffSettings: staffSettingsInput.optional().describe('Only for staff'),
})

const attachments = z.array(
  attachmentSchema.extend({
    link: z.string().describe('Downloads the file without an account, for 30 days'),
  }),
)

const enquiryDataSchema = enquirySchema.extend({
  plan: planSchema.nullable(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable().describe('When staff deleted it; it will be purged'),
  ...consent,
  messages: z
    .array(ownMessageSchema.extend({ attachments }))
    .describe('The thread; staff also get calls and chats'),
})

const unsubscribed = z.boolean().describe('The address gets no emails about enquiries')

/** Data export of a signed-in person. */
export const ownDataSchema = z.object({
  exportedAt: z.string(),
  account: accountDataSchema,
  unsubscribed: unsubscribed.optional().describe('Only once the email address is confirmed'),
  enquiries: z.array(enquiryDataSchema),
})
export type OwnData = z.output<typeof ownDataSchema>

/** Data export of a person for staff, including notes. */
export const personDataSchema = z.object({
  exportedAt: z.string(),
  email: z.string(),
  account: accountDataSchema.nullable(),
  unsubscribed,
  enquiries: z.array(enquiryDataSchema.extend({ notes: z.array(noteSchema) })),
  mails: z
    .array(
      ownMessageSchema
        .pick({ _id: true, body: true, refusedFiles: true, createdAt: true })
        .extend({ attachments }),
    )
    .describe('Emails from this address in other threads, without the quoted text of emails to others'),
  mark: z.enum(CUSTOMER_MARKS).nullable().describe('The mark that staff gave the person'),
  erasedAt: z.string().nullable().describe('When data of this address was last erased'),
})
export type PersonData = z.output<typeof personDataSchema>

const email = requiredLine('Email', MESSAGES.emailRequired, MAX_LENGTH.email).refine(
  (value) => value.includes('@'),
  MESSAGES.emailInvalid,
)
export const personInput = z.object({ email })
export type PersonInput = z.input<typeof personInput>

/** Counts of a person's data. */
const personSchema = z.object({
  account: z.object({ name: z.string(), role: userSchema.shape.role, createdAt: z.string() }).nullable(),
  enquiries: z.int().describe('Includes spam and deleted enquiries'),
  notes: z.int(),
  mails: z.int().describe('Emails from this address in other threads'),
  letters: z.int().describe('Emails about the enquiries or to the person, sent or waiting'),
  erasedAt: z.string().nullable().describe('When data of this address was last erased'),
})
export const personResultSchema = z.object({ person: personSchema })
export type PersonResult = z.output<typeof personResultSchema>

export const erasedSchema = z.object({
  erased: z.object({ accounts: z.int(), enquiries: z.int(), letters: z.int() }),
})
export type ErasedResult = z.output<typeof erasedSchema>

export const eraseAccountInput = z.object({ password: ownPassword })
export type EraseAccountInput = z.input<typeof eraseAccountInput>
