/** How long a toast is shown, in milliseconds. */
export const TOAST_DURATION = 10_000
/** Number of toasts shown at once; the others wait. */
export const TOASTS_SHOWN = 3

export interface ToastOptions {
  /** Message: what happened, in one sentence. */
  message: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | undefined
  /** One action, such as Undo. Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /** Time in milliseconds; `Infinity` stays until dismissed. @default 10000 */
  duration?: number | undefined
  /** Called once when the toast is gone, for any reason. */
  onGone?: (() => void) | undefined
}

export interface ToastRecord extends ToastOptions {
  readonly id: string
}

/** Store of toasts, filled from anywhere and shown by a `Toaster`. */
export interface ToasterStore {
  /** Shows a toast, or queues it. Returns its id. */
  show: (options: ToastOptions) => string
  /** Dismisses the toast with this id; without an id, all of them. */
  dismiss: (id?: string) => void
  /** Pauses all timers, such as while a toast is hovered or focused. */
  pause: () => void
  /** Resumes the timers with their remaining time. */
  resume: () => void
  /** The toasts shown now, oldest first. */
  getShown: () => readonly ToastRecord[]
  subscribe: (listener: () => void) => () => void
}

interface Clock {
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Creates a store for toasts; one per page is enough. */
export function createToaster(): ToasterStore {
  const clocks = new Map<string, Clock>()
  const listeners = new Set<() => void>()
  let all: readonly ToastRecord[] = []
  let shown: readonly ToastRecord[] = []
  let paused = false
  let count = 0

  function start(id: string, clock: Clock): void {
    if (paused || clock.timer !== undefined || clock.left === Infinity) return
    clock.since = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }

  function stop(clock: Clock): void {
    if (clock.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left = Math.max(0, clock.left - (Date.now() - clock.since))
  }

  function change(next: readonly ToastRecord[]): void {
    all = next
    shown = all.slice(0, TOASTS_SHOWN)
    for (const { id, duration = TOAST_DURATION } of shown) {
      const clock = clocks.get(id) ?? { left: duration, since: 0, timer: undefined }
      clocks.set(id, clock)
      start(id, clock)
    }
    for (const listener of listeners) listener()
  }

  function dismiss(id?: string): void {
    const gone = all.filter((toast) => id === undefined || toast.id === id)
    if (gone.length === 0) return
    for (const toast of gone) {
      const clock = clocks.get(toast.id)
      if (clock) stop(clock)
      clocks.delete(toast.id)
    }
    change(all.filter((toast) => !gone.includes(toast)))
    for (const toast of gone) toast.onGone?.()
  }

  return {
    show: (options) => {
      count += 1
      const id = `toast-${count}`
      change([...all, { ...options, id }])
      return id
    },
    dismiss,
    pause: () => {
      paused = true
      for (const clock of clocks.values()) stop(clock)
    },
    resume: () => {
      paused = false
      for (const [id, clock] of clocks) start(id, clock)
    },
    getShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
