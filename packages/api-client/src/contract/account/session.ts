import { z } from 'zod'
import { SESSION_METHODS } from '../rules.ts'

export const ownSessionSchema = z.object({
  _id: z.string(),
  device: z.string().describe('In plain words: Chrome on Android'),
  method: z.enum(SESSION_METHODS).describe('How it began'),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  current: z.boolean().describe('Whether it is the one that asks'),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const ownSessionsSchema = z.object({ sessions: z.array(ownSessionSchema) })
export type OwnSessions = z.output<typeof ownSessionsSchema>
