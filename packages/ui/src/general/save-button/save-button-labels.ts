import type { Message } from '../../locale/format-message.ts'

export const saveButtonLabels = {
  /** Accessible name, saved or not; `{name}` is the place. */
  save: 'Save {name}' as Message,
}

export type SaveButtonLabels = typeof saveButtonLabels
