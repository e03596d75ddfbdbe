import { z } from 'zod'
import { LANGUAGES, MAX_LENGTH, MAX_TRIP, QUOTE_MAX } from '../rules.ts'
import { day, storable } from '../text.ts'

const line = (max: number) => z.string().max(max).refine(storable)
const place = z
  .string()
  .max(130)
  .regex(/^(?:hotel|activity|beach)\/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u)
const slug = line(120)
const moment = z.iso.datetime()

const party = z.object({
  adults: z.int().min(1).max(MAX_TRIP.adults),
  children: z.array(z.int().min(0).max(17)).max(MAX_TRIP.children).describe('Ages on the day of arrival'),
})

/** A visitor's plan: dates, people, places saved and places by day. */
export const tripSchema = z.object({
  v: z.literal(1),
  changed: moment.describe('When it was last changed, by the clock of the device'),
  arrival: day('Arrival').nullable(),
  departure: day('Departure').nullable(),
  rooms: z.array(party).max(MAX_TRIP.rooms),
  saved: z
    .array(z.object({ place, at: moment, gone: z.literal(true).optional() }))
    .max(MAX_TRIP.saved, `A trip can have up to ${MAX_TRIP.saved} places`)
    .describe('`gone` was taken off again'),
  stay: z.object({ hotel: slug, room: line(200).nullable(), plan: z.enum(['CP', 'MAP']) }).nullable(),
  days: z.array(z.array(place).max(MAX_TRIP.placesPerDay)).max(MAX_TRIP.days),
})
export type TripInput = z.input<typeof tripSchema>

/** What the visitor saw a stay would cost; a line is quantity × nights × price. */
export const estimateSchema = z.object({
  hotel: slug,
  room: line(200),
  plan: z.enum(['CP', 'MAP']),
  lines: z
    .array(
      z.object({
        text: line(MAX_LENGTH.quoteLine),
        quantity: z.int().min(1).max(QUOTE_MAX.quantity),
        nights: z.int().min(1).max(QUOTE_MAX.nights).nullable(),
        guests: z.int().min(1).max(QUOTE_MAX.guests).nullable(),
        price: z.int().min(0).max(QUOTE_MAX.price),
      }),
    )
    .max(QUOTE_MAX.lines),
  total: z.int().min(0).max(QUOTE_MAX.total).nullable().describe('Null as long as a question is open'),
  open: z.array(line(300)).max(20).describe('What it does not know, in sentences as shown'),
})
export type EstimateInput = z.input<typeof estimateSchema>

/** What a visitor sent with an enquiry. */
export const planSchema = z.object({
  trip: tripSchema.nullable(),
  estimate: estimateSchema.nullable(),
  language: z.enum(LANGUAGES).nullable().describe('The language of the page'),
})
export type EnquiryPlan = z.output<typeof planSchema>

/** The trip that a signed-in person keeps in their account. */
export const keptTripSchema = z.object({
  trip: tripSchema.nullable(),
  version: z.int().describe('Increases with each change; 0 as long as there is no trip'),
})
export type KeptTrip = z.output<typeof keptTripSchema>

export const keptTripInput = z.object({
  trip: tripSchema,
  version: z
    .int({ error: 'Version must be a whole number' })
    .nullish()
    .transform((value) => value ?? 0)
    .describe('The version that you read, 0 or null if there was none; 409 if it has changed since'),
})
export type KeptTripInput = z.input<typeof keptTripInput>
