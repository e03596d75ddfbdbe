import { z } from 'zod'
import { staffEnquirySchema } from './enquiry.ts'

/** What every refusal looks like. */
export const errorSchema = z.object({
  message: z.string().describe('What is wrong and what to do, for people'),
  errors: z.record(z.string(), z.string()).optional().describe('By field'),
})
export type ErrorBody = z.output<typeof errorSchema>

/** Somebody else was faster: the enquiry as it is now. */
export const conflictSchema = errorSchema.extend({ enquiry: staffEnquirySchema.optional() })
export type ConflictBody = z.output<typeof conflictSchema>
