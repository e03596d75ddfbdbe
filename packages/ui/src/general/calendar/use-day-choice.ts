'use client'

import * as React from 'react'
import { type DayRange, rangeAfter, rangeUntil } from './day-range.ts'
import { dateOf } from './iso-day.ts'

interface SingleDay {
  /** One day, or the first and last of a range. @default 'single' */
  mode?: 'single' | undefined
  /** The chosen day (controlled); `null` for none. */
  value?: string | null | undefined
  /** The initially chosen day (uncontrolled). */
  defaultValue?: string | undefined
  onValueChange?: ((day: string) => void) | undefined
}

interface RangeOfDays {
  mode: 'range'
  /** The chosen range (controlled); `to` is missing until the last day is chosen, `null` for none. */
  value?: DayRange | null | undefined
  /** The initially chosen range (uncontrolled). */
  defaultValue?: DayRange | undefined
  /** Called with the first day, then with both days. */
  onValueChange?: ((range: DayRange) => void) | undefined
}

export type DayChoice = SingleDay | RangeOfDays

interface ChosenDays {
  selected?: Date | undefined
  first?: Date | undefined
  last?: Date | undefined
  /** The range that a press on the hovered day would choose. */
  preview?: { from: Date; to: Date } | undefined
  choose: (day: string) => void
  /** Reports the hovered day; undefined while there is no range to preview. */
  point?: ((day: string | undefined) => void) | undefined
}

/** State of the calendar: the chosen days, and how a press changes them. */
export function useDayChoice(choice: DayChoice, isUnavailable?: (day: string) => boolean): ChosenDays {
  const [own, setOwn] = React.useState<string | DayRange | null>(choice.defaultValue ?? null)
  const [pointed, point] = React.useState<string>()
  const current = choice.value === undefined ? own : choice.value

  if (choice.mode !== 'range') {
    const choose = (day: string) => {
      setOwn(day)
      choice.onValueChange?.(day)
    }
    return { selected: typeof current === 'string' ? dateOf(current) : undefined, choose }
  }
  const range = typeof current === 'string' ? null : current
  const next = pointed ? rangeUntil(range, pointed, isUnavailable) : undefined
  const [from, to] = [dateOf(next?.from), dateOf(next?.to)]
  return {
    first: dateOf(range?.from),
    last: dateOf(range?.to),
    preview: from && to ? { from, to } : undefined,
    choose: (day) => {
      const after = rangeAfter(range, day, isUnavailable)
      setOwn(after)
      choice.onValueChange?.(after)
    },
    point: range?.from && !range.to ? point : undefined,
  }
}
