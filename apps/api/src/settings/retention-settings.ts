import { z } from 'zod'

/** A retention period, which is also a Postgres interval, such as `24 months`. */
export type Period = `${number} ${'days' | 'months' | 'years'}`

const most = { days: 36_500, months: 1200, years: 100 }

function toPeriod(text: string): Period | undefined {
  const [, digits = '', unit = ''] = /^([1-9]\d{0,4}) (day|month|year)s?$/.exec(text) ?? []
  const units = `${unit}s` as keyof typeof most
  const count = Number(digits)
  return count >= 1 && count <= most[units] ? `${count} ${units}` : undefined
}

const message = 'must be a time of at most 100 years, such as 30 days, 24 months or 2 years'

const period = (fallback: Period) =>
  z
    .string()
    .default(fallback)
    .transform((text, context): Period => {
      const found = toPeriod(text)
      if (found === undefined) context.addIssue({ code: 'custom', message })
      return found ?? fallback
    })

export const retentionVariables = {
  RETENTION_ENQUIRIES: z
    .string()
    .default('off')
    .transform((text, context): Period | undefined => {
      const found = toPeriod(text)
      if (found === undefined && text !== 'off')
        context.addIssue({ code: 'custom', message: `${message}, or off` })
      return found
    }),
  RETENTION_DELETED: period('30 days'),
  RETENTION_LETTERS: period('30 days'),
  RETENTION_AUDIT: period('24 months'),
}

export interface RetentionSettings {
  /** Time without changes after which an enquiry is erased; undefined for never. */
  enquiries: Period | undefined
  deleted: Period
  letters: Period
  audit: Period
}

type Values = z.infer<z.ZodObject<typeof retentionVariables>>

export const retentionSettings = (values: Values): RetentionSettings => ({
  enquiries: values.RETENTION_ENQUIRIES,
  deleted: values.RETENTION_DELETED,
  letters: values.RETENTION_LETTERS,
  audit: values.RETENTION_AUDIT,
})

/** The cut-off time of a retention period. */
export function startOf(period: Period, now: number): number {
  const [digits, unit] = period.split(' ')
  const count = Number(digits)
  const at = new Date(now)
  if (unit === 'days') at.setUTCDate(at.getUTCDate() - count)
  else if (unit === 'months') at.setUTCMonth(at.getUTCMonth() - count)
  else at.setUTCFullYear(at.getUTCFullYear() - count)
  return at.getTime()
}
