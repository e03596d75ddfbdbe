import type { Message } from '../locale/format-message.ts'

export interface RangeSliderLabels {
  /** Accessible name of the lower knob, of the slider's `{label}`. */
  lowest: Message
  /** Accessible name of the upper knob, of the slider's `{label}`. */
  highest: Message
  /** Both values beside the label, of `{from}` and `{to}`. */
  range: Message
}

export const rangeSliderLabels: RangeSliderLabels = {
  lowest: '{label}: at least',
  highest: '{label}: at most',
  range: '{from} – {to}',
}
