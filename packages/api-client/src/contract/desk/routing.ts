import { z } from 'zod'
import { CONTEXT_KINDS, MAX_LENGTH, ROUTING_PEOPLE_MAX, ROUTING_RULES_MAX, SCRIPTS } from '../rules.ts'
import { day, requiredLine } from '../text.ts'

const ruleInput = z
  .object({
    _id: z.uuid().optional().describe('Of a rule that was there before: its people keep their turns'),
    kind: z.enum(CONTEXT_KINDS).nullable().default(null).describe('What it was written about'),
    slug: z.string().max(120).nullable().default(null).describe('One hotel, activity or beach of the kind'),
    words: z
      .array(requiredLine('Word', 'Each word needs a letter', MAX_LENGTH.search))
      .max(20, 'Name at most 20 words')
      .default([])
      .describe('Any of them in subject or message'),
    script: z.enum(SCRIPTS).nullable().default(null).describe('What it is written in'),
    people: z
      .array(z.uuid({ error: 'Each person must be the id of a member of staff' }))
      .max(ROUTING_PEOPLE_MAX, `Name at most ${ROUTING_PEOPLE_MAX} people`)
      .refine((people) => new Set(people).size === people.length, 'Name each person once')
      .default([])
      .describe('Who take turns'),
    view: z
      .uuid({ error: 'View must be the id of a shared view' })
      .nullable()
      .default(null)
      .describe(
        'A shared view in place of people: enquiries stand in it, unassigned, until somebody takes one',
      ),
  })
  .refine(({ people, view }) => people.length > 0 || view !== null, {
    path: ['people'],
    error: 'Name somebody who gets these enquiries, or a shared view',
  })
  .refine(({ people, view }) => people.length === 0 || view === null, {
    path: ['view'],
    error: 'Name people or a view, not both',
  })
  .refine(({ kind, slug }) => slug === null || kind !== null, {
    path: ['kind'],
    error: 'Say what kind of place it is',
  })

export const routingInput = z.object({
  rules: z.array(ruleInput).max(ROUTING_RULES_MAX, `Keep at most ${ROUTING_RULES_MAX} rules`),
  version: z.string().describe('As it was read: what somebody else changed meanwhile is answered with 409'),
})
export type RoutingInput = z.input<typeof routingInput>

export const absenceSchema = z.object({ startDate: z.string(), endDate: z.string() })
export type Absence = z.output<typeof absenceSchema>

export const absenceInput = z
  .object({ startDate: day('First day'), endDate: day('Last day') })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    error: 'The last day must not come before the first',
  })
export type AbsenceInput = z.input<typeof absenceInput>

export const routingSchema = z.object({
  rules: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(CONTEXT_KINDS).nullable(),
      slug: z.string().nullable(),
      words: z.array(z.string()),
      script: z.enum(SCRIPTS).nullable(),
      people: z.array(z.string()),
      view: z.string().nullable(),
    }),
  ),
  views: z
    .array(z.object({ _id: z.string(), name: z.string() }))
    .describe('Shared views, in which enquiries can be put'),
  people: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        suspended: z.boolean(),
        absence: absenceSchema.nullable().describe('Days on which they are given nothing new'),
      }),
    )
    .describe('Whom enquiries can be given to'),
  version: z.string(),
})
export type Routing = z.output<typeof routingSchema>
