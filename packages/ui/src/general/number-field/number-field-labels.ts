import type { Message } from '../../locale/format-message.ts'

export const numberFieldLabels = {
  /** Accessible name of the minus button; `{label}` is the field's. */
  decrease: 'Fewer: {label}' as Message,
  /** Accessible name of the plus button; `{label}` is the field's. */
  increase: 'More: {label}' as Message,
}

export type NumberFieldLabels = typeof numberFieldLabels
