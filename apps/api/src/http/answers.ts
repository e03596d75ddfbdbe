import { errorSchema } from '@susegad/api-client/contract'
import { z } from 'zod'

const refusals = {
  400: 'A field is missing or wrong; `errors` says which',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in without the right',
  404: 'There is no such thing, or not for you',
  409: 'Somebody else was faster',
  413: 'More than 64 KiB',
  415: 'Not JSON',
  422: 'Understood, but it contradicts what is there',
  429: 'Too many; `Retry-After` says when again',
  500: 'A fault here',
  503: 'Busy, or the database is away; `Retry-After` says when again',
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
