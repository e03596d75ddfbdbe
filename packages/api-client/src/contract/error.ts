import { z } from 'zod'
import { staffEnquirySchema } from './enquiry/staff-enquiry.ts'
import { keptTripSchema } from './enquiry/trip.ts'

/** Body of every error response. */
export const errorSchema = z.object({
  message: z.string().describe('What is wrong and what to do, for people'),
  errors: z.record(z.string(), z.string()).optional().describe('By field'),
})
export type ErrorBody = z.output<typeof errorSchema>

/** Conflict: the enquiry was changed in the meantime. Carries its current state. */
export const conflictSchema = errorSchema.extend({ enquiry: staffEnquirySchema.optional() })

/** Conflict: another device has saved the trip in the meantime. Carries that trip. */
export const tripConflictSchema = errorSchema.extend(keptTripSchema.shape)
