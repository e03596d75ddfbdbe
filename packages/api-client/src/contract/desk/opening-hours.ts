import { z } from 'zod'
import { CLOSED_DAYS_MAX } from '../rules.ts'
import { day } from '../text.ts'
import { WEEKDAYS } from './opening-time.ts'

const timeMessage = 'Enter a time such as 09:30'
const time = z
  .string({ error: timeMessage })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage)
  .describe('A time in Asia/Kolkata, such as 09:30')

const opening = z
  .object({ from: time, to: time })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'Closing time must be later than opening time on the same day',
  })
  .nullable()
  .describe('Null on a closed day')

const week = z
  .object({
    monday: opening,
    tuesday: opening,
    wednesday: opening,
    thursday: opening,
    friday: opening,
    saturday: opening,
    sunday: opening,
  })
  .refine((days) => WEEKDAYS.some((name) => days[name] !== null), {
    error: 'Open on at least one day, or remove the opening hours',
  })

export const openingHoursInput = z.object({
  hours: z
    .object({
      week,
      closedDays: z
        .array(day('Closed day'))
        .max(CLOSED_DAYS_MAX, `Keep at most ${CLOSED_DAYS_MAX} closed days`)
        .describe('Days on which the business is closed, such as 2026-12-25'),
    })
    .nullable()
    .describe('Null if the business answers day and night'),
})
export type OpeningHoursInput = z.input<typeof openingHoursInput>
