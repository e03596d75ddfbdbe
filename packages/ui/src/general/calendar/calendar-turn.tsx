'use client'

import type * as React from 'react'
import { type NavProps, useDayPicker } from 'react-day-picker'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icon.tsx'

/** Buttons for the previous and next month. Not a `<nav>`, because they don't navigate. */
export function CalendarTurn({
  onPreviousClick,
  onNextClick,
  previousMonth,
  nextMonth,
  className,
}: NavProps): React.JSX.Element {
  const { labelPrevious, labelNext } = useDayPicker().labels
  const button = (month: Date | undefined, turn: typeof onNextClick) => ({
    type: 'button' as const,
    className: 'sg-calendar-turn',
    // aria-disabled instead of disabled, which would drop the focus from the pressed button.
    'aria-disabled': month ? undefined : true,
    onClick: month && turn,
  })
  return (
    <div className={className}>
      <button
        {...button(previousMonth, onPreviousClick)}
        data-slot="calendar-previous"
        aria-label={labelPrevious(previousMonth)}
      >
        <ChevronLeftIcon />
      </button>
      <button {...button(nextMonth, onNextClick)} data-slot="calendar-next" aria-label={labelNext(nextMonth)}>
        <ChevronRightIcon />
      </button>
    </div>
  )
}
