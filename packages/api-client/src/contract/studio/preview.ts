import { z } from 'zod'
import { contentName } from './record.ts'

export const previewInput = z.object({
  record: contentName.optional().describe('The page of this record; without it, the home page'),
})
export type PreviewInput = z.input<typeof previewInput>

export const previewResult = z.object({
  preview: z.object({
    url: z.string().describe('Works without signing in'),
    expiresAt: z.iso.datetime(),
  }),
})
export type PreviewResult = z.output<typeof previewResult>
