'use client'

import * as React from 'react'
import { useLocale } from '../../locale/locale.tsx'
import { nightsOf, type StayLimits, stayProblem } from './stay-problem.ts'
import { type StayValueProps, useStay } from './use-stay.ts'

/** State of a stay within its limits, with what is wrong with it. The browser refuses to submit an invalid stay. */
export function useLimitedStay(props: StayValueProps, limits: StayLimits, problemText: ProblemText) {
  const { value, defaultValue } = props
  const { locale } = useLocale()
  const from = React.useRef<HTMLInputElement>(null)
  const to = React.useRef<HTMLInputElement>(null)
  const [stay, change] = useStay(props, { from, to })
  const fault = stayProblem(stay, limits)
  const limit = fault === 'early' ? limits.min : limits.max
  const problem = fault && problemText(fault, limit ? longDay(limit, locale) : '')

  React.useEffect(() => to.current?.setCustomValidity(problem ?? ''), [problem])

  const input = (part: 'from' | 'to') => ({
    ...(value ? { value: value[part] } : { defaultValue: defaultValue?.[part] }),
    max: limits.max,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      change({ ...stay, [part]: event.currentTarget.value }),
    error: (fault === 'early') === (part === 'from') ? problem : undefined,
  })
  return { from, to, stay, change, input, problem, nights: problem ? undefined : nightsOf(stay) }
}

type ProblemText = (fault: NonNullable<ReturnType<typeof stayProblem>>, day: string) => string

const longDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
