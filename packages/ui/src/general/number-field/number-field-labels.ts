import type { Message } from '../../locale/format-message.ts'

export interface NumberFieldLabels {
  /** Accessible name of the minus button; `{label}` is the field's. */
  decrease: Message
  /** Accessible name of the plus button; `{label}` is the field's. */
  increase: Message
}

export const numberFieldLabels: NumberFieldLabels = {
  decrease: 'Fewer: {label}',
  increase: 'More: {label}',
}
