'use client'

import * as React from 'react'
import { CalendarIcon } from '../../general/icon/icon.tsx'
import { PopoverPanel } from '../../general/popover/popover-panel.tsx'
import { usePopoverState } from '../../general/popover/popover-state.ts'
import { fetchAhead, LateCalendar } from './late-calendar.tsx'
import { nightsOf } from './stay-problem.ts'
import type { Stay } from './use-stay.ts'
import { useWideWindow } from './use-wide-window.ts'

interface StayPanelProps {
  label: string
  stay: Stay
  change: (stay: Stay) => void
  min?: string | undefined
  max?: string | undefined
  isUnavailable?: ((day: string) => boolean) | undefined
  today?: string | undefined
  onMissing: () => void
}

/** The button with the calendar popover. */
export function StayPanel({ label, stay, change, onMissing, ...limits }: StayPanelProps): React.JSX.Element {
  // Every time it opens, the calendar starts at the month of the stay, even after a date was typed.
  const [opening, countOpening] = React.useReducer((count: number) => count + 1, 0)
  const state = usePopoverState({ onOpenChange: (now) => now && countOpening() })
  const months = useWideWindow() ? 2 : 1
  const to = nightsOf(stay) ? stay.to : undefined

  return (
    <>
      <button
        type="button"
        data-slot="date-range-field-open"
        className="sg-date-range-field-open"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={state.open}
        aria-controls={state.id}
        popoverTarget={state.id}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      >
        <CalendarIcon />
      </button>
      <PopoverPanel
        role="dialog"
        data-slot="date-range-field-panel"
        className="sg-date-range-field-panel"
        aria-label={label}
        state={state}
      >
        {opening > 0 && (
          <LateCalendar
            key={opening}
            {...limits}
            mode="range"
            autoFocus
            months={months}
            value={stay.from ? { from: stay.from, to } : null}
            onValueChange={(range) => {
              change({ from: range.from, to: range.to ?? '' })
              if (range.to) state.setOpen(false)
            }}
            onMissing={() => {
              state.setOpen(false)
              onMissing()
            }}
          />
        )}
      </PopoverPanel>
    </>
  )
}
