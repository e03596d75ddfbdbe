/** Storage key of the visitor's theme; unset while the system decides. */
export const THEME_KEY = 'susegad-theme'

/** Storage key of the motion switch; its only value is `paused`. */
export const MOTION_KEY = 'susegad-motion'

/** Sets `data-theme` and `data-motion` on the root element. Must be self-contained: it becomes an inline script. */
export function restoreTheme(themeKey: string, motionKey: string): void {
  try {
    const { dataset } = document.documentElement
    const theme = localStorage.getItem(themeKey)
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') dataset.theme = theme
    if (localStorage.getItem(motionKey) === 'paused') dataset.motion = 'paused'
  } catch {
    // Storage is blocked: the system decides.
  }
}
