/** Why the browser shows no notifications of this page. */
export type Hindrance = 'insecure' | 'unsupported' | 'refused' | 'dismissed'

/** What is known to stand in the way without asking. */
export function knownHindrance(): Hindrance | undefined {
  // Chrome says "denied" on plain http, where no setting of the browser helps.
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : undefined
}

/** Asks the browser if it has not been asked yet; call it from a press. Returns what stands in the way. */
export async function askForNotifications(): Promise<Hindrance | undefined> {
  const known = knownHindrance()
  if (known) return known
  // Android throws whether it is allowed or not. Elsewhere nothing is shown before it is allowed.
  if (!preview()) return 'unsupported'
  if (Notification.permission === 'granted') return undefined
  await Notification.requestPermission()
  if (Notification.permission === 'default') return 'dismissed'
  if (Notification.permission === 'denied') return 'refused'
  preview()
  return undefined
}

const preview = () => notify('New enquiries will appear like this')

/** Shows a notification in the place of the one before, and says so again. Returns false where pages can't show any. */
export function notify(title: string): boolean {
  // TypeScript's DOM types lack `renotify`; without it the second of a tag appears silently.
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
