import type { Message } from '../../locale/format-message.ts'

export const toasterLabels = {
  /** Accessible name of the region; `{hotkey}` moves the focus there. */
  region: 'Notifications ({hotkey})' as Message,
  dismiss: 'Dismiss',
}

export type ToasterLabels = typeof toasterLabels
