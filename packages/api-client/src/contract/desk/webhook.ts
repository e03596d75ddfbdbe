import { z } from 'zod'
import { pageFields } from '../enquiry/listing.ts'
import { staffEnquirySchema } from '../enquiry/staff-enquiry.ts'
import { planSchema } from '../enquiry/trip.ts'
import { MAX_LENGTH, WEBHOOK_EVENTS } from '../rules.ts'
import { requiredLine } from '../text.ts'

const eventsMessage = `Events must be some of ${WEBHOOK_EVENTS.join(', ')}`
const name = requiredLine('Name', 'Name is required', MAX_LENGTH.name)
const url = requiredLine('Address', 'Address is required', MAX_LENGTH.url)
const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: eventsMessage }), { error: eventsMessage })
  .min(1, 'Choose at least one event')
  .transform((chosen) => [...new Set(chosen)])

export const webhookInput = z.object({ name, url, events })
export type WebhookInput = z.input<typeof webhookInput>

export const webhookChangeInput = z.object({
  name: name.optional(),
  url: url.optional(),
  events: events.optional(),
  paused: z
    .boolean({ error: 'Paused must be true or false' })
    .optional()
    .describe('While paused, events wait. False also resumes a webhook that was stopped by a 410 response'),
})
export type WebhookChangeInput = z.input<typeof webhookChangeInput>

const webhookSchema = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string().nullable().describe('Only for owners, otherwise null: a URL may contain a key'),
  host: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  // `gone`: the receiver answered 410, so nothing is sent to it until somebody resumes it.
  state: z.enum(['active', 'paused', 'gone']),
  formerSecretUntil: z.string().nullable().describe('Until when the previous secret also signs'),
  createdAt: z.string(),
  waiting: z.int().describe('Deliveries that are still pending'),
  givenUp: z.int().describe('Deliveries that failed for days and are no longer retried'),
})
export type Webhook = z.output<typeof webhookSchema>

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) })
export type WebhookList = z.output<typeof webhookListSchema>
export const webhookResultSchema = z.object({ webhook: webhookSchema })
export type WebhookResult = z.output<typeof webhookResultSchema>
export const webhookSecretSchema = z.object({
  webhook: webhookSchema,
  secret: z.string().describe('Starts with whsec_ and is shown only once'),
})
export type WebhookSecretResult = z.output<typeof webhookSecretSchema>

/** Why a delivery failed without an HTTP status. */
export const DELIVERY_FAULTS = ['address', 'name', 'connection', 'certificate', 'time'] as const

const deliverySchema = z.object({
  _id: z.string().describe('Also the webhook-id header of the delivery'),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  enquiryId: z.string().nullable(),
  occurredAt: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  tries: z.int(),
  lastTryAt: z.string().nullable(),
  lastStatus: z.int().nullable().describe('HTTP status of the last response'),
  lastFault: z.enum(DELIVERY_FAULTS).nullable(),
  nextTryAt: z.string().nullable(),
})
export type Delivery = z.output<typeof deliverySchema>
export const deliveryResultSchema = z.object({ delivery: deliverySchema })
export type DeliveryResult = z.output<typeof deliveryResultSchema>
export const deliveryListSchema = z.object({
  deliveries: z.array(deliverySchema),
  ...pageFields,
})
export type DeliveryList = z.output<typeof deliveryListSchema>

/** The body that a receiver gets. The enquiry is as it was when this was sent, and null once it is deleted. */
export const webhookBodySchema = z.object({
  type: z.enum([...WEBHOOK_EVENTS, 'test']),
  timestamp: z.string().describe('When it happened'),
  data: z.object({
    id: z.string().nullable(),
    enquiry: staffEnquirySchema.nullable(),
    plan: planSchema.nullable().describe('What the visitor had planned, as sent'),
  }),
})
export type WebhookBody = z.output<typeof webhookBodySchema>
