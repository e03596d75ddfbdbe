'use client'

import * as React from 'react'
import type { DayButtonProps } from 'react-day-picker'

/** One day; takes the focus when the arrow keys reach it. */
export function CalendarDay({ day: _, modifiers, ...rest }: DayButtonProps): React.JSX.Element {
  const button = React.useRef<HTMLButtonElement>(null)
  React.useEffect(() => {
    if (modifiers.focused) button.current?.focus()
  }, [modifiers.focused])
  return <button {...rest} ref={button} type="button" data-slot="calendar-day" className="sg-calendar-day" />
}
