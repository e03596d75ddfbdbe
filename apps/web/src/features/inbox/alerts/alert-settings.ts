export interface AlertSettings {
  sound: boolean
  notification: boolean
}

const storageKey = 'susegad-desk-alerts'

/** Alert settings of this browser; all off by default. */
export function readAlertSettings(): AlertSettings {
  try {
    const { sound, notification } = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return { sound: sound === true, notification: notification === true }
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

/** Calls `onChange` when another tab changes the settings. */
export function followAlertSettings(onChange: (settings: AlertSettings) => void): () => void {
  const hear = ({ key }: StorageEvent) => key === storageKey && onChange(readAlertSettings())
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
