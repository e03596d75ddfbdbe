import { errorSchema } from '@susegad/api-client/contract'
import { z } from 'zod'

const refusals = {
  400: 'A field is missing or not valid; `errors` says which',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but not allowed',
  404: 'Not found, or not visible to you',
  409: 'Conflict with a change by somebody else',
  413: 'Larger than 64 KiB, or than the limit that the call names',
  415: 'Not JSON',
  422: 'Understood, but not possible in the current state',
  429: 'Too many requests; `Retry-After` says when to try again',
  500: 'Internal error',
  503: 'Busy, or the database is unavailable; `Retry-After` says when to try again',
} as const

type Refusal = keyof typeof refusals

const described = Object.fromEntries(
  Object.entries(refusals).map(([status, text]) => [status, errorSchema.describe(text)]),
) as Record<Refusal, typeof errorSchema>

const always = [400, 413, 429, 500, 503] as const

/** Response schemas of a route: its own, the errors it names, and the errors common to all routes. */
export function answers<Own extends Record<number, z.ZodType>, Named extends Refusal>(
  own: Own,
  ...named: Named[]
): Record<Named | (typeof always)[number], typeof errorSchema> & Own {
  const all = Object.fromEntries([...always, ...named].map((status) => [status, described[status]]))
  const done = Object.fromEntries(
    Object.entries(own).map(([status, schema]) => [
      status,
      schema.description ? schema : schema.describe('Done'),
    ]),
  )
  return { ...all, ...done } as Record<Named | (typeof always)[number], typeof errorSchema> & Own
}

export const nothing = z.null().describe('No content')
export const bearer = [{ bearer: [] }]
