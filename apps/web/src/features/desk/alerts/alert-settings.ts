export interface AlertSettings {
  sound: boolean
  notification: boolean
}

const storageKey = 'susegad-desk-alerts'

/** How this browser tells of new enquiries; silent until somebody asks for more. */
export function readAlertSettings(): AlertSettings {
  try {
    const { sound, notification } = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return { sound: sound === true, notification: notification === true && permission() === 'granted' }
  } catch {
    return { sound: false, notification: false }
  }
}

export function keepAlertSettings(settings: AlertSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings))
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Browsers that know no notifications refuse them. */
export const permission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied'
