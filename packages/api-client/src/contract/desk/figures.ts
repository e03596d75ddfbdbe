import { z } from 'zod'
import { ENQUIRY_SOURCES, FIGURES_DAYS_MAX } from '../rules.ts'
import { day } from '../text.ts'

const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000

export const figuresQuery = z
  .object({
    startDate: day('Start date').optional(),
    endDate: day('End date').optional().describe('Included'),
  })
  .refine(({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined), {
    path: ['endDate'],
    error: 'Send both days, or neither for the seven days until yesterday',
  })
  .refine(
    ({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
    {
      path: ['endDate'],
      error: 'The end date must not be before the start date',
    },
  )
  .refine(
    ({ startDate, endDate }) =>
      startDate === undefined ||
      endDate === undefined ||
      dayNumber(endDate) - dayNumber(startDate) < FIGURES_DAYS_MAX,
    { path: ['startDate'], error: `The period can be at most ${FIGURES_DAYS_MAX} days` },
  )
export type FiguresQuery = z.input<typeof figuresQuery>

const count = z.int().min(0)
const seconds = z.number().nullable().describe('In seconds; null if there were none')
const money = z.int().min(0).describe('Total of the accepted quotes, in whole units of the currency')
const period = z.object({ startDate: z.string(), endDate: z.string() })

const times = z.object({
  count,
  median: seconds,
  ninetieth: seconds.describe('Nine of ten took at most this long'),
})

const answerTimes = z.object({
  answered: count.describe('Number of enquiries with a first response'),
  median: seconds.describe('Seconds from enquiry to first response; null without responses'),
  ninetieth: seconds.describe('Nine of ten were answered within this many seconds'),
  late: count.describe('Answered after more than 24 hours, or open for longer without an answer'),
})
export type AnswerTimes = z.output<typeof answerTimes>

const totals = answerTimes.extend({
  total: count.describe('Enquiries, without deleted ones and those set aside as spam'),
  waiting: count.describe('Open, without an answer'),
  accepted: count.describe('With a quote that the customer accepted'),
  sales: money,
  replies: times.describe(
    'Every reply, the first response included, from the first message that waited for it',
  ),
  resolved: times.describe('From arrival until resolved, of those that are resolved now'),
})
const person = answerTimes.extend({
  late: count.describe('First answered after more than 24 hours'),
  accepted: count.describe('With a quote of this person that the customer accepted'),
  sales: money,
  replies: times,
  resolved: times,
})
const group = {
  count,
  before: count,
  median: seconds.describe('Median time to the first response'),
  accepted: count,
  sales: money,
}

export const figuresSchema = z.object({
  openingHours: z
    .boolean()
    .describe('Whether opening hours decide which answers are late; times of answers count day and night'),
  period,
  before: period.describe('The same number of days directly before'),
  totals: z.object({ now: totals, before: totals }),
  days: z.array(z.object({ day: z.string(), beforeDay: z.string(), count, before: count })),
  places: z
    .array(z.object({ place: z.string(), ...group }))
    .describe('A value for the filter `place`: hotel/la-view, page, or none'),
  pages: z
    .array(z.object({ page: z.string(), ...group }))
    .describe('A value for the filter `sourcePage`: a path, or none'),
  sources: z
    .array(z.object({ source: z.enum(ENQUIRY_SOURCES), ...group }))
    .describe('How they arrived: a value for the filter `source`'),
  labels: z
    .array(z.object({ _id: z.string(), name: z.string(), ...group }))
    .describe('Those that still exist: an id is a value for the filter `label`'),
  further: z.object({ places: count, pages: count }).describe('How many more there are than are listed'),
  people: z.array(
    z.object({
      _id: z.string().nullable().describe('Null for all deleted accounts together'),
      name: z.string().nullable(),
      now: person,
      before: person,
    }),
  ),
  late: z
    .array(
      z.object({
        _id: z.string(),
        name: z.string(),
        subject: z.string(),
        createdAt: z.string(),
        waited: z.number().describe('Seconds until the first answer, or until now'),
        answeredBy: z.string().nullable(),
        answered: z.boolean(),
      }),
    )
    .describe('The twenty that have waited longest'),
})
export type Figures = z.output<typeof figuresSchema>
