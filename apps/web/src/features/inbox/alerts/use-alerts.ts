import { useEffect, useState } from 'react'
import {
  type AlertSettings,
  followAlertSettings,
  keepAlertSettings,
  readAlertSettings,
} from './alert-settings.ts'
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
