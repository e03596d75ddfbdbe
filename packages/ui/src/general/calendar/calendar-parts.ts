import type { ClassNames } from 'react-day-picker'

/** Class names of the parts of the grid. */
export const calendarClasses: Partial<ClassNames> = {
  root: 'sg-calendar-picker',
  months: 'sg-calendar-months',
  month: 'sg-calendar-month',
  nav: 'sg-calendar-nav',
  month_caption: 'sg-calendar-caption',
  caption_label: 'sg-calendar-name',
  month_grid: 'sg-calendar-grid',
  weekday: 'sg-calendar-weekday',
  day: 'sg-calendar-cell',
  today: 'sg-calendar-today',
  outside: 'sg-calendar-outside',
  disabled: 'sg-calendar-disabled',
  hidden: 'sg-calendar-hidden',
  selected: 'sg-calendar-selected',
  range_start: 'sg-calendar-start',
  range_middle: 'sg-calendar-between',
  range_end: 'sg-calendar-end',
}

/** Class names of the states of a day. */
export const dayClasses: Record<string, string> = {
  unavailable: 'sg-calendar-unavailable',
  preview: 'sg-calendar-preview',
  previewStart: 'sg-calendar-start',
  previewEnd: 'sg-calendar-end',
}
