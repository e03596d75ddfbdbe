import type { Message } from '../../locale/format-message.ts'

export interface RangeSliderLabels {
  /** Accessible name of the lower thumb; `{label}` is the slider's. */
  lowest: Message
  /** Accessible name of the upper thumb; `{label}` is the slider's. */
  highest: Message
  /** Both values beside the label, with `{from}` and `{to}`. */
  range: Message
}

export const rangeSliderLabels: RangeSliderLabels = {
  lowest: '{label}: at least',
  highest: '{label}: at most',
  range: '{from} – {to}',
}
