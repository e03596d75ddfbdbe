import type { Message } from '../../locale/format-message.ts'

export interface ToasterLabels {
  /** Accessible name of the region; `{hotkey}` moves the focus there. */
  region: Message
  dismiss: string
}

export const toasterLabels: ToasterLabels = {
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
}
