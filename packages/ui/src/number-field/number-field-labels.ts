import type { Message } from '../locale/format-message.ts'

export interface NumberFieldLabels {
  /** Accessible name of the minus button, of the field's `{label}`. */
  decrease: Message
  /** Accessible name of the plus button, of the field's `{label}`. */
  increase: Message
}

export const numberFieldLabels: NumberFieldLabels = {
  decrease: 'Fewer: {label}',
  increase: 'More: {label}',
}
