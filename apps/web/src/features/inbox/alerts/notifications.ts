/** Why notifications are unavailable. */
export type Hindrance = 'insecure' | 'unsupported' | 'refused' | 'dismissed'

/** Obstacles that are known without requesting permission. */
export function knownHindrance(): Hindrance | undefined {
  // Chrome says "denied" on plain http, where no setting of the browser helps.
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : undefined
}

/** Requests permission if not yet decided; call it in a click handler. Returns the obstacle, if any. */
export async function askForNotifications(): Promise<Hindrance | undefined> {
  const known = knownHindrance()
  if (known) return known
  // The Notification constructor throws on Android, with or without permission.
  if (!preview()) return 'unsupported'
  if (Notification.permission === 'granted') return undefined
  await Notification.requestPermission()
  if (Notification.permission === 'default') return 'dismissed'
  if (Notification.permission === 'denied') return 'refused'
  preview()
  return undefined
}

const preview = () => notify('New enquiries will appear like this')

/** Shows a notification that replaces the previous one and alerts again. Returns false if pages can't show any. */
export function notify(title: string): boolean {
  // TypeScript's DOM types lack `renotify`, without which a replacement appears silently.
  const options: NotificationOptions & { renotify: boolean } = { tag: 'susegad-arrivals', renotify: true }
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return true
  } catch {
    return false
  }
}
