'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { DayPicker } from 'react-day-picker'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { indiaDay } from '../../logic/india-date.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarFrame } from './calendar-frame.tsx'
import { type CalendarLabels, calendarLabels } from './calendar-labels.ts'
import { calendarLanguage } from './calendar-language.ts'
import { calendarClasses, dayClasses } from './calendar-parts.ts'
import { CalendarTurn } from './calendar-turn.tsx'
import { dateOf, isoDay } from './iso-day.ts'
import { type DayChoice, useDayChoice } from './use-day-choice.ts'

export type { CalendarLabels } from './calendar-labels.ts'
export type { DayRange } from './day-range.ts'

interface CalendarOptions extends Omit<React.ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Number of months, side by side or, with little room, below each other. @default 1 */
  months?: 1 | 2 | undefined
  /** First and last selectable day, such as `2026-12-24`. */
  min?: string | undefined
  max?: string | undefined
  /** Returns whether a day is unavailable; ranges can't include it. */
  isUnavailable?: ((day: string) => boolean) | undefined
  /** The day highlighted as today. @default the current day, by `logic/india-date` */
  today?: string | undefined
  /** Takes the focus on mount, for a calendar in a popover. @default false */
  autoFocus?: boolean | undefined
  labels?: Partial<CalendarLabels> | undefined
}

export type CalendarProps = CalendarOptions & DayChoice

const components = { DayButton: CalendarDay, Nav: CalendarTurn }

/** A calendar for choosing a day, or the first and last day of a stay. Native props and `ref` go on the `<div>`. */
export function Calendar({
  mode,
  value,
  defaultValue,
  onValueChange,
  months = 1,
  min,
  max,
  isUnavailable,
  today: givenToday,
  autoFocus = false,
  labels: ownLabels,
  className,
  ...rest
}: CalendarProps): React.JSX.Element {
  const words = useLabels('calendar', calendarLabels, ownLabels)
  const { locale, direction } = useLocale()
  // Rendered in the browser only: the server may have another date and other locale data.
  const today = dateOf(useHydrated() ? (givenToday ?? indiaDay(Date.now())) : undefined)
  const choice = { mode, value, defaultValue, onValueChange } as DayChoice
  const { selected, first, last, preview, choose, point } = useDayChoice(choice, isUnavailable)
  const [from, to] = [dateOf(min), dateOf(max)]
  const unavailable = (date: Date) => isUnavailable?.(isoDay(date)) ?? false
  const pick = (_: unknown, date: Date) => choose(isoDay(date))
  const pointAt = (date: Date) => point?.(isoDay(date))
  const pointAway = () => point?.(undefined)

  // Creating the Intl formatters is too slow to repeat on every key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with their texts
  const language = React.useMemo(
    () => calendarLanguage(locale, words),
    [locale, JSON.stringify(words.labels)],
  )

  return (
    <div data-slot="calendar" {...rest} className={cx('sg-calendar', className)}>
      {today ? (
        <DayPicker
          {...language}
          {...(mode === 'range'
            ? { mode, selected: { from: first, to: last }, onSelect: pick }
            : { mode: 'single', required: true, selected, onSelect: pick })}
          dir={direction}
          numberOfMonths={months}
          defaultMonth={first ?? selected ?? today}
          {...{ today, autoFocus }}
          {...(from && { startMonth: from })}
          {...(to && { endMonth: to })}
          disabled={[unavailable, ...(from ? [{ before: from }] : []), ...(to ? [{ after: to }] : [])]}
          fixedWeeks
          showOutsideDays={months === 1}
          modifiers={{
            unavailable,
            first,
            last,
            preview,
            previewStart: preview?.from,
            previewEnd: preview?.to,
          }}
          components={components}
          modifiersClassNames={dayClasses}
          classNames={calendarClasses}
          onDayMouseEnter={pointAt}
          onDayMouseLeave={pointAway}
          onDayFocus={pointAt}
          onDayBlur={pointAway}
        />
      ) : (
        <CalendarFrame months={months} />
      )}
    </div>
  )
}
