import type { Message } from '../../locale/format-message.ts'

export const rangeSliderLabels = {
  /** Accessible name of the lower thumb; `{label}` is the slider's. */
  lowest: '{label}: at least' as Message,
  /** Accessible name of the upper thumb; `{label}` is the slider's. */
  highest: '{label}: at most' as Message,
  /** Both values beside the label, with `{from}` and `{to}`. */
  range: '{from} – {to}' as Message,
}

export type RangeSliderLabels = typeof rangeSliderLabels
