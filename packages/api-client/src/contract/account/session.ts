import { z } from 'zod'
import { SESSION_METHODS } from '../rules.ts'

const ownSessionSchema = z.object({
  _id: z.string(),
  device: z.string().describe('For people, for example Chrome on Android'),
  method: z.enum(SESSION_METHODS).describe('How the person signed in'),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  current: z.boolean().describe('Whether this is the session of the request'),
})
export type OwnSession = z.output<typeof ownSessionSchema>

export const ownSessionsSchema = z.object({ sessions: z.array(ownSessionSchema) })
export type OwnSessions = z.output<typeof ownSessionsSchema>
