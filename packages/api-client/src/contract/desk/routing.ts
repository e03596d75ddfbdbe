import { z } from 'zod'
import { priorityInput } from '../enquiry/enquiry-change.ts'
import {
  CONTEXT_KINDS,
  LABELS_ON_MAX,
  MAX_LENGTH,
  PRIORITIES,
  ROUTING_PEOPLE_MAX,
  ROUTING_RULES_MAX,
  SCRIPTS,
} from '../rules.ts'
import { day, requiredLine } from '../text.ts'

const ruleInput = z
  .object({
    _id: z.uuid().optional().describe('The id of an existing rule: its people keep their turns'),
    kind: z.enum(CONTEXT_KINDS).nullable().default(null).describe('What the enquiry is about'),
    slug: z.string().max(120).nullable().default(null).describe('A hotel, activity or beach of this kind'),
    words: z
      .array(requiredLine('Word', 'Each word needs a letter', MAX_LENGTH.search))
      .max(20, 'Name at most 20 words')
      .default([])
      .describe('Matches any of them in subject or message'),
    script: z.enum(SCRIPTS).nullable().default(null).describe('The script of the message'),
    people: z
      .array(z.uuid({ error: 'Each person must be the id of a member of staff' }))
      .max(ROUTING_PEOPLE_MAX, `Name at most ${ROUTING_PEOPLE_MAX} people`)
      .refine((people) => new Set(people).size === people.length, 'Name each person once')
      .default([])
      .describe('People who take turns'),
    view: z
      .uuid({ error: 'View must be the id of a shared view' })
      .nullable()
      .default(null)
      .describe('A shared view instead of people: enquiries stay unassigned in it until somebody takes them'),
    labels: z
      .array(z.uuid({ error: 'Each label must be the id of a label' }))
      .max(LABELS_ON_MAX, `Name at most ${LABELS_ON_MAX} labels`)
      .default([])
      .describe('Labels that these enquiries get'),
    priority: priorityInput.default('normal'),
  })
  .refine(({ people, view }) => people.length > 0 || view !== null, {
    path: ['people'],
    error: 'Choose who gets these enquiries, or a shared view',
  })
  .refine(({ people, view }) => people.length === 0 || view === null, {
    path: ['view'],
    error: 'Name people or a view, not both',
  })
  .refine(({ kind, slug }) => slug === null || kind !== null, {
    path: ['kind'],
    error: 'Choose the kind of place',
  })

export const routingInput = z.object({
  rules: z.array(ruleInput).max(ROUTING_RULES_MAX, `Keep at most ${ROUTING_RULES_MAX} rules`),
  version: z
    .string()
    .describe('The version that you read; 409 if somebody else has changed the rules meanwhile'),
})
export type RoutingInput = z.input<typeof routingInput>

const absenceSchema = z.object({ startDate: z.string(), endDate: z.string() })
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
      labels: z.array(z.string()),
      priority: z.enum(PRIORITIES),
    }),
  ),
  views: z.array(z.object({ _id: z.string(), name: z.string() })).describe('Shared views that rules can use'),
  people: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        suspended: z.boolean(),
        absence: absenceSchema.nullable().describe('Days without new enquiries'),
      }),
    )
    .describe('People to whom enquiries can be assigned'),
  version: z.string(),
})
export type Routing = z.output<typeof routingSchema>
