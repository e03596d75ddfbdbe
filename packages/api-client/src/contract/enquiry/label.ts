import { z } from 'zod'
import { LABEL_COLORS, MAX_LENGTH, MESSAGES } from '../rules.ts'
import { requiredLine } from '../text.ts'

export const labelInput = z.object({
  name: requiredLine('Name', MESSAGES.nameRequired, MAX_LENGTH.labelName).describe(
    'Unique, in upper or lower case',
  ),
  color: z.enum(LABEL_COLORS, { error: `Colour must be one of ${LABEL_COLORS.join(', ')}` }),
})
export type LabelInput = z.input<typeof labelInput>

export const labelSchema = z.object({ _id: z.string(), name: z.string(), color: z.enum(LABEL_COLORS) })
export type Label = z.output<typeof labelSchema>
export const labelResultSchema = z.object({ label: labelSchema })
export type LabelResult = z.output<typeof labelResultSchema>
export const labelListSchema = z.object({ labels: z.array(labelSchema) })
export type LabelList = z.output<typeof labelListSchema>
export const labelDeletedSchema = z.object({
  enquiries: z.int().describe('Number of enquiries that had it; they have it again once it is restored'),
})
export type LabelDeleted = z.output<typeof labelDeletedSchema>
