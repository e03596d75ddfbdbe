import type { Message } from '../../locale/format-message.ts'

export interface SaveButtonLabels {
  /** Accessible name, saved or not; `{name}` is the place. */
  save: Message
}

export const saveButtonLabels: SaveButtonLabels = { save: 'Save {name}' }
