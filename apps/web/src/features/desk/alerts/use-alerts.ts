import { useEffect, useRef, useState } from 'react'
import { arrivalsText } from '../arrivals/arrivals-text.ts'
import { type AlertSettings, keepAlertSettings, permission, readAlertSettings } from './alert-settings.ts'
import { chime } from './chime.ts'

/** Tells of new enquiries in the ways that a member of staff has chosen. */
export function useAlerts(arrivals: number) {
  const [settings, setSettings] = useState(readAlertSettings)
  const told = useRef(0)

  useEffect(() => {
    const isMore = arrivals > told.current
    told.current = arrivals
    if (!isMore) return
    if (settings.sound) chime()
    if (settings.notification && document.hidden) notify(arrivals)
  }, [arrivals, settings])

  return {
    settings,
    async change(wanted: AlertSettings) {
      const asks = wanted.notification && permission() === 'default'
      if (asks) await Notification.requestPermission()
      const next = { ...wanted, notification: wanted.notification && permission() === 'granted' }
      if (next.sound && !settings.sound) chime()
      keepAlertSettings(next)
      setSettings(next)
    },
  }
}

function notify(arrivals: number): void {
  try {
    const note = new Notification(arrivalsText(arrivals), { tag: 'susegad-arrivals' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Phones show notifications of installed pages only.
  }
}

export type DeskAlerts = ReturnType<typeof useAlerts>
