import type { Message } from '../locale/format-message.ts'

export interface ToasterLabels {
  /** Accessible name of the region, with the `{hotkey}` that leads there. */
  region: Message
  dismiss: string
}

export const toasterLabels: ToasterLabels = {
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
}
