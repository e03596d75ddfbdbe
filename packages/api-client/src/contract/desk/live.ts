import { z } from 'zod'

const liveChangeSchema = z.object({
  kind: z.enum(['created', 'changed', 'deleted', 'restored']),
  ids: z.array(z.string()).describe('Empty if there are too many to list'),
})
export type LiveChange = z.output<typeof liveChangeSchema>

export const presenceInput = z.object({ state: z.enum(['reading', 'writing', 'gone']) })
export type PresenceInput = z.input<typeof presenceInput>

const presenceSchema = z.object({
  enquiry: z.string(),
  people: z.array(z.object({ _id: z.string(), name: z.string(), state: z.enum(['reading', 'writing']) })),
})
export type Presence = z.output<typeof presenceSchema>
