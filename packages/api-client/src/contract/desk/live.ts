import { z } from 'zod'

export const LIVE_CHANGES = ['created', 'changed', 'deleted', 'restored'] as const
export const liveChangeSchema = z.object({
  kind: z.enum(LIVE_CHANGES),
  ids: z.array(z.string()).describe('Empty if there are too many to list'),
})
export type LiveChange = z.output<typeof liveChangeSchema>

export const PRESENCE_STATES = ['reading', 'writing', 'gone'] as const
export const presenceInput = z.object({ state: z.enum(PRESENCE_STATES) })
export type PresenceInput = z.input<typeof presenceInput>

export const presenceSchema = z.object({
  enquiry: z.string(),
  people: z.array(z.object({ _id: z.string(), name: z.string(), state: z.enum(['reading', 'writing']) })),
})
export type Presence = z.output<typeof presenceSchema>
