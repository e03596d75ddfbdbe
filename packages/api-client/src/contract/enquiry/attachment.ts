import { z } from 'zod'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TEXTS, ATTACHMENT_TYPES, ATTACHMENTS_MAX } from '../rules.ts'
import { requiredLine } from '../text.ts'

/** A file of a message. */
export const attachmentSchema = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES).describe('Detected from the content'),
  size: z.int().describe('In bytes'),
})
export type Attachment = z.output<typeof attachmentSchema>

const uploadSchema = z.object({
  _id: z.string(),
  name: z.string(),
  size: z.int(),
  received: z.int().describe('Bytes received so far: continue from here'),
})
export type Upload = z.output<typeof uploadSchema>
export const uploadResultSchema = z.object({ upload: uploadSchema })
export type UploadResult = z.output<typeof uploadResultSchema>

export const uploadInput = z.object({
  name: requiredLine('Name', 'Name the file', 200),
  size: z
    .int({ error: 'Size must be a whole number of bytes' })
    .min(1, ATTACHMENT_TEXTS.empty)
    .max(ATTACHMENT_MAX_BYTES, ATTACHMENT_TEXTS.size),
})
export type UploadInput = z.input<typeof uploadInput>

/** Ids of uploaded files, sent with a message. */
export const attachmentIds = z
  .array(z.uuid({ error: 'Attachments must be ids of uploaded files' }))
  .max(ATTACHMENTS_MAX, ATTACHMENT_TEXTS.count)
  .optional()
  .describe('Ids of files that you have uploaded to this enquiry')
