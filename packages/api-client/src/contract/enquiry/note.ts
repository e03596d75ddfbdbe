import { z } from 'zod'
import { MAX_LENGTH } from '../rules.ts'
import { requiredLines } from '../text.ts'

export const noteInput = z.object({ text: requiredLines('Note', 'Note is required', MAX_LENGTH.note) })
export type NoteInput = z.input<typeof noteInput>

export const noteSchema = z.object({
  _id: z.string(),
  text: z.string().describe('Mentions are ids, as `<@id>`'),
  author: z.string().nullable(),
  mentions: z.array(z.object({ _id: z.string(), name: z.string() })).describe('Who is mentioned'),
  createdAt: z.string(),
})
export type Note = z.output<typeof noteSchema>
export const noteResultSchema = z.object({ note: noteSchema })

export const mentionListSchema = z.object({
  mentions: z.array(
    z.object({
      _id: z.string().describe('The id of the note'),
      enquiry: z.object({ _id: z.string(), name: z.string(), subject: z.string() }),
      by: z.string().nullable(),
      text: z.string().describe('The first words, with names instead of ids'),
      createdAt: z.string(),
      seen: z.boolean(),
    }),
  ),
})
export type MentionList = z.output<typeof mentionListSchema>
export type Mention = MentionList['mentions'][number]

export const readInput = z.object({
  place: z
    .int({ error: 'Place must be a whole number' })
    .min(0, 'Place must be a whole number')
    .describe('The `place` of the last message that you have read, or 0'),
})
export type ReadInput = z.input<typeof readInput>
