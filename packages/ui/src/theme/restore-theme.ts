/** Where a visitor's choice of theme is kept; nothing is kept while the system decides. */
export const THEME_KEY = 'susegad-theme'

/** Where the choice to stop everything that moves by itself is kept; its one value is `paused`. */
export const MOTION_KEY = 'susegad-motion'

/** Sets `data-theme` and `data-motion` on the root element. Refers to nothing outside itself: it becomes a script. */
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
