import { useEffect, useState } from 'react'
import { chime, unlockChime } from './chime.ts'
import { askForNotifications, type Hindrance, knownHindrance } from './notifications.ts'

/** Alert settings of the desk. */
export function useAlerts() {
  const [settings, setSettings] = useState(readAlertSettings)
  const [hindrance, setHindrance] = useState<Hindrance>()

  useEffect(() => followAlertSettings(setSettings), [])
  useEffect(() => (settings.sound ? unlockChime() : undefined), [settings.sound])

  const change = (next: AlertSettings) => {
    keepAlertSettings(next)
    setSettings(next)
  }
  return {
    settings,
    hindrance,
    /** Reading Notification.permission takes milliseconds, so only when the menu opens. */
    look: () => setHindrance(knownHindrance()),
    changeSound(sound: boolean) {
      if (sound) void chime()
      change({ ...settings, sound })
    },
    async changeNotification(wanted: boolean) {
      const found = wanted ? await askForNotifications() : knownHindrance()
      setHindrance(found)
      change({ ...settings, notification: wanted && found === undefined })
    },
  }
}

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
